import {
  AutopayIntentStore,
  BuyerActivity,
  BuyerNotes,
  Buyers,
  Clock,
  Delay,
  DisclosureLibrary,
  Fingerprint,
  GatewayMessages,
  KeyGenerator,
  Log,
  PaymentGateway,
  PaymentIntentStore,
  Servicing,
  SessionStore,
} from '@member-portal/application/ports';
import type { ContainerModuleLoadOptions } from 'inversify';
import { createPageBuyerActivity } from '../browser/page-buyer-activity.ts';
import { randomUuid } from '../browser/random-key.ts';
import { createSha256Fingerprint } from '../browser/sha256-fingerprint.ts';
import { timerDelay } from '../browser/timer-delay.ts';
import { createHttpBuyers } from '../buyer/http-buyers.ts';
import { DataLayerAnalytics } from '../data-layer/data-layer-analytics.ts';
import { createIdentifyingBuyers } from '../data-layer/identifying-buyers.ts';
import { createHttpDisclosureLibrary } from '../disclosure/http-disclosure-library.ts';
import { createHttpPaymentGateway } from '../gateway/http-payment-gateway.ts';
import { wireGatewayMessages } from '../gateway/wire-gateway-messages.ts';
import type { HttpClient } from '../http/index.ts';
import { createHttpServicing } from '../servicing/http-servicing.ts';
import { createSessionBuyerNotes } from '../storage/session-buyer-notes.ts';
import { createSessionMark, SessionMark } from '../storage/session-mark.ts';
import { createSharedPaymentIntentStore } from '../storage/shared-payment-intent-store.ts';
import { SharedRecords } from '../storage/shared-records.ts';
import { ApiClient, GatewayClient, VersionedApiClient } from './client-tokens.ts';
import { Configuration } from './configuration-token.ts';
import { createGatewayClient, createVersionedApiClient } from './http-services.ts';
import { PlatformParts } from './platform-parts.ts';

const intentsFor =
  (purpose: 'payment' | 'autopay') => (records: SharedRecords, fingerprint: Fingerprint, clock: Clock) =>
    createSharedPaymentIntentStore(records, fingerprint, clock, purpose);

/** The adapters behind the ports that only signed-in use cases ask for. */
export const signedInPorts = ({ bind }: ContainerModuleLoadOptions): void => {
  const ofClient = [Configuration, PlatformParts, SessionStore, Log] as const;
  bind(VersionedApiClient).toResolvedValue(createVersionedApiClient, [...ofClient]);
  bind(GatewayClient).toResolvedValue(createGatewayClient, [...ofClient]);

  bind(Servicing).toResolvedValue(createHttpServicing, [VersionedApiClient, Log]);
  bind(DisclosureLibrary).toResolvedValue(createHttpDisclosureLibrary, [VersionedApiClient]);
  bind(Buyers).toResolvedValue(
    (client: HttpClient, { analyticsidentity }: Configuration, analytics: DataLayerAnalytics) => {
      const buyers = createHttpBuyers(client);
      return analyticsidentity ? createIdentifyingBuyers(buyers, analytics) : buyers;
    },
    [ApiClient, Configuration, DataLayerAnalytics],
  );
  bind(PaymentGateway).toResolvedValue(
    (client: HttpClient, { gatewayurl }: Configuration, { origin }: PlatformParts) =>
      createHttpPaymentGateway(client, gatewayurl, origin),
    [GatewayClient, Configuration, PlatformParts],
  );
  bind(GatewayMessages).toConstantValue(wireGatewayMessages);

  bind(Delay).toConstantValue(timerDelay);
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
  bind(BuyerActivity).toResolvedValue(
    ({ page }: PlatformParts) => createPageBuyerActivity(page),
    [PlatformParts],
  );
};
