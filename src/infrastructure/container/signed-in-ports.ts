import {
  AutopayIntentStore,
  AutopayOrders,
  BuyerActivity,
  BuyerNotes,
  Buyers,
  Clock,
  DisclosureLibrary,
  DraftStore,
  Fingerprint,
  GatewayMessages,
  KeyGenerator,
  LoanReads,
  Log,
  PaymentGateway,
  PaymentIntentStore,
  PaymentOrders,
  type Servicing,
  SessionStore,
} from '@member-portal/application/ports';
import { token } from '@member-portal/application/services';
import { createHttpBuyers } from '@member-portal/client/buyer';
import { createHttpDisclosureLibrary } from '@member-portal/client/disclosure';
import { createHttpPaymentGateway, createWireGatewayMessages } from '@member-portal/client/gateway';
import type { HttpClient } from '@member-portal/client/http';
import { createSha256Fingerprint, randomUuid } from '@member-portal/client/runtime';
import { createHttpServicing } from '@member-portal/client/servicing';
import type { ContainerModuleLoadOptions } from 'inversify';
import { createPageBuyerActivity } from '../browser/page-buyer-activity.ts';
import { DataLayerAnalytics } from '../data-layer/data-layer-analytics.ts';
import { createIdentifyingBuyers } from '../data-layer/identifying-buyers.ts';
import { createSessionBuyerNotes } from '../storage/session-buyer-notes.ts';
import { createSessionDraftStore } from '../storage/session-draft-store.ts';
import { createSessionMark, SessionMark } from '../storage/session-mark.ts';
import { createSharedPaymentIntentStore } from '../storage/shared-payment-intent-store.ts';
import { SharedRecords } from '../storage/shared-records.ts';
import { ApiClient, GatewayClient, LenderPlatform, VersionedApiClient } from './client-tokens.ts';
import { Configuration } from './configuration-token.ts';
import { createGatewayClient, createVersionedApiClient } from './http-services.ts';
import { PlatformParts } from './platform-parts.ts';

const ServicingAdapter = token<Servicing>('ServicingAdapter');

const intentsFor =
  (purpose: 'payment' | 'autopay') => (records: SharedRecords, fingerprint: Fingerprint, clock: Clock) =>
    createSharedPaymentIntentStore(records, fingerprint, clock, purpose);

/** The adapters of the ports that only signed-in use cases need. */
export const signedInPorts = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(VersionedApiClient).toResolvedValue(createVersionedApiClient, [
    Configuration,
    LenderPlatform,
    SessionStore,
    Log,
  ]);
  bind(GatewayClient).toResolvedValue(createGatewayClient, [Configuration, PlatformParts, SessionStore, Log]);

  bind(ServicingAdapter).toResolvedValue(createHttpServicing, [VersionedApiClient, Log]);
  bind(LoanReads).toService(ServicingAdapter);
  bind(PaymentOrders).toService(ServicingAdapter);
  bind(AutopayOrders).toService(ServicingAdapter);
  bind(DisclosureLibrary).toResolvedValue(createHttpDisclosureLibrary, [VersionedApiClient]);
  bind(Buyers).toResolvedValue(
    (client: HttpClient, log: Log, { analyticsidentity }: Configuration, analytics: DataLayerAnalytics) => {
      const buyers = createHttpBuyers(client, log);
      return analyticsidentity ? createIdentifyingBuyers(buyers, analytics) : buyers;
    },
    [ApiClient, Log, Configuration, DataLayerAnalytics],
  );
  bind(PaymentGateway).toResolvedValue(
    (client: HttpClient, log: Log, { gatewayurl }: Configuration, { origin }: PlatformParts) =>
      createHttpPaymentGateway(client, log, gatewayurl, origin),
    [GatewayClient, Log, Configuration, PlatformParts],
  );
  bind(GatewayMessages).toResolvedValue(createWireGatewayMessages, [Log]);

  bind(Fingerprint).toResolvedValue(
    ({ crypto }: PlatformParts) => createSha256Fingerprint(crypto),
    [PlatformParts],
  );
  bind(KeyGenerator).toResolvedValue(
    ({ crypto }: PlatformParts): KeyGenerator => ({ nextKey: () => randomUuid(crypto) }),
    [PlatformParts],
  );
  bind(PaymentIntentStore).toResolvedValue(intentsFor('payment'), [SharedRecords, Fingerprint, Clock]);
  bind(AutopayIntentStore).toResolvedValue(intentsFor('autopay'), [SharedRecords, Fingerprint, Clock]);
  bind(SessionMark).toResolvedValue(createSessionMark, [SharedRecords, Fingerprint, Clock]);
  bind(BuyerNotes).toResolvedValue(
    ({ sessionStorage }: PlatformParts) => createSessionBuyerNotes(sessionStorage),
    [PlatformParts],
  );
  bind(DraftStore).toResolvedValue(
    ({ sessionStorage }: PlatformParts) => createSessionDraftStore(sessionStorage),
    [PlatformParts],
  );
  bind(BuyerActivity).toResolvedValue(
    ({ page }: PlatformParts) => createPageBuyerActivity(page),
    [PlatformParts],
  );
};
