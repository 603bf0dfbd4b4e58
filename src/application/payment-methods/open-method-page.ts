import type { RequestFailure } from '@member-portal/domain/failure';
import type { Locale } from '@member-portal/domain/locale';
import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import type { GatewaySession, PaymentGateway, SessionStore, TenantTheme } from '../ports/index.ts';
import { withBuyer } from '../session/with-buyer.ts';

/** Opens a page of the gateway for the signed-in buyer, in a language and the tenant's theme. */
export type OpenMethodPage<Refusal = never> = (
  input: { readonly locale: Locale },
  cancellation?: Cancellation,
) => ResultAsync<GatewaySession, RequestFailure | Refusal>;

export const openMethodPage =
  (
    purpose: 'ADD_METHOD' | 'CONNECT_ACCOUNT',
    {
      gateway,
      sessions,
      configuration: { theme },
    }: {
      readonly gateway: PaymentGateway;
      readonly sessions: SessionStore;
      readonly configuration: TenantTheme;
    },
  ): OpenMethodPage =>
  ({ locale }, cancellation) =>
    withBuyer(sessions, (buyerId) => gateway.openSession({ buyerId, purpose, locale, theme }, cancellation));
