import type { PaymentGateway, PortalConfiguration, SessionStore } from '../ports/index.ts';
import { token } from '../services/index.ts';
import { type OpenMethodPage, openMethodPage } from './open-method-page.ts';

/** Opens the gateway's page in which a card or a bank account is typed: its numbers never reach the portal. */
export type AddPaymentMethod = OpenMethodPage;
export const AddPaymentMethod = token<AddPaymentMethod>('AddPaymentMethod');

export const createAddPaymentMethod = (
  gateway: PaymentGateway,
  sessions: SessionStore,
  configuration: PortalConfiguration,
): AddPaymentMethod => openMethodPage('ADD_METHOD', gateway, sessions, configuration);
