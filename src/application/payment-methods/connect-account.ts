import { errAsync } from 'neverthrow';
import { FeatureFlags, PaymentGateway, SessionStore, TenantTheme } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';
import { type OpenMethodPage, openMethodPage } from './open-method-page.ts';

/**
 * Opens the bank-verification service's page. Its terms must be shown first (specification, section 2: connect an account).
 * Fails with `not-offered` if the tenant has not enabled it.
 */
export type ConnectAccount = OpenMethodPage<{ readonly kind: 'not-offered' }>;
export const ConnectAccount = defineUseCase(
  'ConnectAccount',
  {
    gateway: PaymentGateway,
    sessions: SessionStore,
    configuration: TenantTheme,
    flags: FeatureFlags,
  },
  ({ flags, ...deps }): ConnectAccount => {
    const open = openMethodPage('CONNECT_ACCOUNT', deps);
    return (input, cancellation) =>
      flags.current().connectAccount ? open(input, cancellation) : errAsync({ kind: 'not-offered' });
  },
);
