import type { HttpService } from '../http/index.ts';

const VERSION = { 'X-API-VERSION': 'v2' };

/** The auth service: its calls carry the app id, and the API version where the platform asks for it (specification, section 7). */
export const authService = (
  baseUrl: string,
  { appId, isVersioned }: { readonly appId: string; readonly isVersioned: boolean },
): HttpService => ({
  baseUrl,
  headers: { 'X-APP-ID': appId, ...(isVersioned ? VERSION : {}) },
  echoesXsrf: true,
  ownsUnauthorized: true,
});

/** Buyers and feature flags: their calls carry no version. */
export const apiService = (baseUrl: string): HttpService => ({ baseUrl, echoesXsrf: true });

/** Disclosures and servicing: their calls carry the API version. */
export const versionedApiService = (baseUrl: string): HttpService => ({
  baseUrl,
  headers: VERSION,
  echoesXsrf: true,
});

/** The gateway has an origin of its own, which no cookie and no XSRF token of the API's is for. */
export const gatewayService = (baseUrl: string): HttpService => ({ baseUrl, echoesXsrf: false });
