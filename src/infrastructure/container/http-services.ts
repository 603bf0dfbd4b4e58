import type { Log, SessionStore } from '@member-portal/application/ports';
import type { Configuration } from '../config/index.ts';
import { createHttpClient, type HttpClient, type HttpService } from '../http/index.ts';
import type { PlatformParts } from './platform-parts.ts';

const VERSION = { 'X-API-VERSION': 'v2' };

const createClientOf =
  (serviceOf: (configuration: Configuration, api: string) => HttpService) =>
  (configuration: Configuration, platform: PlatformParts, sessions: SessionStore, log: Log): HttpClient => {
    const api = new URL(configuration.apiurl, platform.origin).href;
    const { fetch, readCookies } = platform;
    return createHttpClient(serviceOf(configuration, api), { fetch, readCookies, sessions, log });
  };

/** Auth calls carry the app id, and the API version where the tenant's platform asks for it (specification, section 7). */
export const createAuthClient = createClientOf(({ appid, authapiversionheader }, baseUrl) => ({
  baseUrl,
  headers: { 'X-APP-ID': appid, ...(authapiversionheader ? VERSION : {}) },
  echoesXsrf: true,
  ownsUnauthorized: true,
}));

/** Buyer and feature flag calls carry no version. */
export const createApiClient = createClientOf((_, baseUrl) => ({ baseUrl, echoesXsrf: true }));

/** Disclosure and servicing calls carry the API version. */
export const createVersionedApiClient = createClientOf((_, baseUrl) => ({
  baseUrl,
  headers: VERSION,
  echoesXsrf: true,
}));

/** The gateway has an origin of its own, which no cookie and no XSRF token of the page's is for. */
export const createGatewayClient = createClientOf(({ gatewayurl }) => ({
  baseUrl: gatewayurl,
  echoesXsrf: false,
}));
