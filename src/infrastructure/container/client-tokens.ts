import { token } from '@member-portal/application/services';
import type { HttpClient } from '@member-portal/client/http';

/** Clients by service: they differ in address, headers and in what a 401 means. Front ends never ask for these. */
export const ApiClient = token<HttpClient>('ApiClient');
export const VersionedApiClient = token<HttpClient>('VersionedApiClient');
export const GatewayClient = token<HttpClient>('GatewayClient');
