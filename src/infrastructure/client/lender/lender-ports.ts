import { createMemoryFlagStore, createMemorySessionStore } from '@member-portal/application/memory';
import {
  Authentication,
  Buyers,
  DisclosureLibrary,
  FeatureFlags,
  FlagEvaluation,
  FlagStore,
  GatewayMessages,
  LenderClock,
  Log,
  PaymentGateway,
  provideServicing,
  provideTenant,
  SessionRevocation,
  SessionStore,
} from '@member-portal/application/ports';
import { type Provided, provide } from '@member-portal/application/services';
import { createHttpAuthentication, createHttpSessionRevocation } from '../auth/index.ts';
import { createHttpBuyers } from '../buyer/index.ts';
import { createHttpDisclosureLibrary } from '../disclosure/index.ts';
import { createFlagEvaluation } from '../flags/index.ts';
import { createHttpPaymentGateway, createWireGatewayMessages } from '../gateway/index.ts';
import { createHttpClient } from '../http/index.ts';
import { createCookieJar, createLenderClock, synchronizingFetch, systemClock } from '../runtime/index.ts';
import { createHttpServicing } from '../servicing/index.ts';
import type { Lender } from './lender.ts';
import { apiService, authService, gatewayService, versionedApiService } from './lender-services.ts';
import { programPorts } from './program-ports.ts';
import { serviceAddress } from './service-address.ts';
import { tenantOf } from './tenant-of.ts';

/**
 * The ports of a program: the lender over HTTP, everything else in memory. To replace a port, provide your own after these:
 * a log, analytics, or persistent stores. Without a `PaymentIntentStore` and an `AutopayIntentStore` of its own, a program
 * cannot look up after a restart what became of an order whose answer was lost, nor a page after a reload or from another tab.
 * A page passes `readCookies`, and has the origin of the lender's API. Throws a `RangeError` for an address that is not an
 * absolute one with http or https, for a country other than US and CA, and for an unknown time zone.
 * @example
 * import { ListLoans } from '@member-portal/application/loans';
 * import { Log } from '@member-portal/application/ports';
 * import { createServices, provide } from '@member-portal/application/services';
 * import { lenderPorts } from '@member-portal/client/lender';
 * const lender = {
 *   apiUrl: 'https://lender.example/',
 *   gatewayUrl: 'https://gateway.example/',
 *   appId: 'program',
 *   tenant: 'northwind',
 *   country: 'US',
 *   timeZone: 'America/New_York',
 * } as const;
 * const log: Log = { write: (level, message) => console.log(level, message) };
 * const services = createServices([...lenderPorts(lender), provide(Log, log)]);
 * const loans = await services.get(ListLoans)({ segment: 'outstanding' });
 */
export const lenderPorts = (
  lender: Lender,
  {
    fetch = globalThis.fetch,
    log = { write: () => undefined },
    readCookies,
  }: {
    readonly fetch?: typeof globalThis.fetch;
    readonly log?: Log;
    /** The page's cookies, in a browser: `() => document.cookie`. Elsewhere the program keeps the lender's cookies itself. */
    readonly readCookies?: () => string;
  } = {},
): readonly Provided[] => {
  const { apiUrl, gatewayUrl, appId, tenant } = lender;
  const { origin } = serviceAddress('apiUrl', apiUrl);
  serviceAddress('gatewayUrl', gatewayUrl);
  const { fetch: fetchOwn, read } = createCookieJar(origin, fetch);
  // A browser keeps cookies by itself and hides them from what fetches: a lender refuses writes that do not echo its XSRF cookie.
  const cookies = readCookies ? { fetch, readCookies } : { fetch: fetchOwn, readCookies: read };
  const sessions = createMemorySessionStore(undefined, systemClock);
  const flags = createMemoryFlagStore();
  const over = { ...cookies, sessions, log, isOnline: () => true };
  const lenderClock = createLenderClock(systemClock);
  const overLender = { ...over, fetch: synchronizingFetch(over.fetch, lenderClock) };
  const api = createHttpClient(apiService(apiUrl), overLender);
  const versioned = createHttpClient(versionedApiService(apiUrl), overLender);
  const auth = createHttpClient(
    authService(apiUrl, { appId, isVersioned: lender.isAuthVersioned ?? false }),
    over,
  );
  const gateway = createHttpClient(gatewayService(gatewayUrl), over);
  return [
    ...programPorts(),
    ...provideTenant(tenantOf(lender)),
    provide(Authentication, createHttpAuthentication(auth, systemClock, tenant, log)),
    provide(Buyers, createHttpBuyers(api, log)),
    ...provideServicing(createHttpServicing(versioned, log)),
    provide(DisclosureLibrary, createHttpDisclosureLibrary(versioned)),
    provide(PaymentGateway, createHttpPaymentGateway(gateway, log, gatewayUrl, origin)),
    provide(FlagEvaluation, createFlagEvaluation(api, log, tenant)),
    provide(FlagStore, flags),
    provide(FeatureFlags, flags),
    provide(SessionStore, sessions),
    provide(
      SessionRevocation,
      lender.revokesSessions ? createHttpSessionRevocation(auth) : { revoke: () => undefined },
    ),
    provide(GatewayMessages, createWireGatewayMessages(log)),
    provide(LenderClock, lenderClock),
    provide(Log, log),
  ];
};
