import { PaymentGateway, SessionStore, TenantTheme } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';
import { type OpenMethodPage, openMethodPage } from './open-method-page.ts';

/** Opens the gateway's page for typing a card or bank account, whose numbers never reach the portal. */
export type AddPaymentMethod = OpenMethodPage;
export const AddPaymentMethod = defineUseCase(
  'AddPaymentMethod',
  { gateway: PaymentGateway, sessions: SessionStore, configuration: TenantTheme },
  (deps): AddPaymentMethod => openMethodPage('ADD_METHOD', deps),
);
