import { errAsync } from 'neverthrow';
import type { FeatureFlags, PaymentGateway, PortalConfiguration, SessionStore } from '../ports/index.ts';
import { token } from '../services/index.ts';
import { type OpenMethodPage, openMethodPage } from './open-method-page.ts';

/**
 * Opens the bank-verification service's page, whose terms come first (specification, section 2: connect an account). It is
 * `not-offered` where the tenant has not switched it on.
 */
export type ConnectAccount = OpenMethodPage<{ readonly kind: 'not-offered' }>;
export const ConnectAccount = token<ConnectAccount>('ConnectAccount');

export const createConnectAccount = (
  gateway: PaymentGateway,
  sessions: SessionStore,
  configuration: PortalConfiguration,
  flags: FeatureFlags,
): ConnectAccount => {
  const open = openMethodPage('CONNECT_ACCOUNT', gateway, sessions, configuration);
  return (input, cancellation) =>
    flags.current().connectAccount ? open(input, cancellation) : errAsync({ kind: 'not-offered' });
};
