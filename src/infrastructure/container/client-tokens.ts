import { token } from '@member-portal/application/services';
import type { HttpClient } from '@member-portal/client/http';
import type { SynchronizedClock } from '@member-portal/client/runtime';
import type { PlatformParts } from './platform-parts.ts';

/** Clients by service, which differ in address, headers and the meaning of a 401. Not for front ends. */
export const ApiClient = token<HttpClient>('ApiClient');
export const VersionedApiClient = token<HttpClient>('VersionedApiClient');
export const GatewayClient = token<HttpClient>('GatewayClient');

/** The lender's clock for what sets it; others ask for `LenderClock`. */
export const LenderTime = token<SynchronizedClock>('LenderTime');
/** The platform for clients of the lender's API: its `fetch` sets the lender's clock. */
export const LenderPlatform = token<PlatformParts>('LenderPlatform');
