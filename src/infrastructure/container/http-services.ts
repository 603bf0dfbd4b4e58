import type { Log, SessionStore } from '@member-portal/application/ports';
import { createHttpClient, type HttpClient, type HttpService } from '@member-portal/client/http';
import { apiService, authService, gatewayService, versionedApiService } from '@member-portal/client/lender';
import type { Configuration } from '../config/index.ts';
import type { PlatformParts } from './platform-parts.ts';

const createClientOf =
  (serviceOf: (configuration: Configuration, api: string) => HttpService) =>
  (configuration: Configuration, platform: PlatformParts, sessions: SessionStore, log: Log): HttpClient => {
    const api = new URL(configuration.apiurl, platform.origin).href;
    const { fetch, readCookies, isOnline } = platform;
    return createHttpClient(serviceOf(configuration, api), {
      fetch,
      readCookies,
      sessions,
      log,
      isOnline,
    });
  };

export const createAuthClient = createClientOf(({ appid, authapiversionheader }, api) =>
  authService(api, { appId: appid, isVersioned: authapiversionheader }),
);
export const createApiClient = createClientOf((_, api) => apiService(api));
export const createVersionedApiClient = createClientOf((_, api) => versionedApiService(api));
export const createGatewayClient = createClientOf(({ gatewayurl }) => gatewayService(gatewayurl));
