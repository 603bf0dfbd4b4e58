import type { RequestFailure } from '@member-portal/domain/failure';
import type { Locale } from '@member-portal/domain/locale';
import { errAsync, type ResultAsync } from 'neverthrow';
import type {
  FeatureFlags,
  GatewaySession,
  PaymentGateway,
  PortalConfiguration,
  SessionStore,
} from '../ports/index.ts';
import { type Cancellation, token } from '../services/index.ts';
import { withBuyer } from '../session/with-buyer.ts';

type OpenPage = (
  input: { readonly locale: Locale },
  cancellation?: Cancellation,
) => ResultAsync<GatewaySession, RequestFailure | { readonly kind: 'not-offered' }>;

/** Opens the gateway's page in which a card or a bank account is typed: its numbers never reach the portal. */
export type AddPaymentMethod = OpenPage;
export const AddPaymentMethod = token<AddPaymentMethod>('AddPaymentMethod');

/** Opens the bank-verification service's page, whose terms come first (specification, section 2: connect an account). */
export type ConnectAccount = OpenPage;
export const ConnectAccount = token<ConnectAccount>('ConnectAccount');

const openPage =
  (
    purpose: 'ADD_METHOD' | 'CONNECT_ACCOUNT',
    gateway: PaymentGateway,
    sessions: SessionStore,
    { theme }: PortalConfiguration,
  ): OpenPage =>
  ({ locale }, cancellation) =>
    withBuyer(sessions, (buyerId) => gateway.openSession({ buyerId, purpose, locale, theme }, cancellation));

export const createAddPaymentMethod = (
  gateway: PaymentGateway,
  sessions: SessionStore,
  configuration: PortalConfiguration,
): AddPaymentMethod => openPage('ADD_METHOD', gateway, sessions, configuration);

export const createConnectAccount = (
  gateway: PaymentGateway,
  sessions: SessionStore,
  configuration: PortalConfiguration,
  flags: FeatureFlags,
): ConnectAccount => {
  const open = openPage('CONNECT_ACCOUNT', gateway, sessions, configuration);
  return (input, cancellation) =>
    flags.current().connectAccount ? open(input, cancellation) : errAsync({ kind: 'not-offered' });
};
