import type { HttpService } from '../http/index.ts';

const VERSION = { 'X-API-VERSION': 'v2' };

/**
 * The auth service: calls carry the app id, and the API version if the platform requires it (specification, section 7).
 * @example
 * import { authService } from '@member-portal/client/lender';
 * const service = authService('https://lender.example/', { appId: 'program', isVersioned: false });
 * console.log(service.headers); // { 'X-APP-ID': 'program' }
 */
export const authService = (
  baseUrl: string,
  { appId, isVersioned }: { readonly appId: string; readonly isVersioned: boolean },
): HttpService => ({
  baseUrl,
  headers: { 'X-APP-ID': appId, ...(isVersioned ? VERSION : {}) },
  echoesXsrf: true,
  ownsUnauthorized: true,
});

/**
 * Buyers and feature flags: calls carry no version (specification, section 7).
 * @example
 * import { apiService } from '@member-portal/client/lender';
 * const service = apiService('https://lender.example/');
 * console.log(service.headers); // undefined
 */
export const apiService = (baseUrl: string): HttpService => ({ baseUrl, echoesXsrf: true });

/**
 * Disclosures and servicing: calls carry the API version (specification, section 7).
 * @example
 * import { versionedApiService } from '@member-portal/client/lender';
 * const service = versionedApiService('https://lender.example/');
 * console.log(service.headers); // { 'X-API-VERSION': 'v2' }
 */
export const versionedApiService = (baseUrl: string): HttpService => ({
  baseUrl,
  headers: VERSION,
  echoesXsrf: true,
});

/**
 * The gateway has a separate origin, which must not receive the API's cookies or XSRF token.
 * @example
 * import { gatewayService } from '@member-portal/client/lender';
 * const service = gatewayService('https://gateway.example/');
 * console.log(service.echoesXsrf); // false
 */
export const gatewayService = (baseUrl: string): HttpService => ({ baseUrl, echoesXsrf: false });
