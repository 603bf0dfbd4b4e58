import { token } from '@member-portal/application/services';
import type { HttpClient } from '@member-portal/client/http';
import type { LearningClock as LearningClockOfLender } from '@member-portal/client/runtime';

/** Clients by service, which differ in address, headers and the meaning of a 401. Not for front ends. */
export const ApiClient = token<HttpClient>('ApiClient');
export const VersionedApiClient = token<HttpClient>('VersionedApiClient');
export const GatewayClient = token<HttpClient>('GatewayClient');

/** The lender's clock for the clients of its API, from whose answers it learns. */
export const LearningClock = token<LearningClockOfLender>('LearningClock');
