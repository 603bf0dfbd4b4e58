export { AddPaymentMethod, createAddPaymentMethod } from './add-payment-method.ts';
export { ConfirmAddedMethod, createConfirmAddedMethod, readsAfterMethods } from './confirm-added-method.ts';
export { ConnectAccount, createConnectAccount } from './connect-account.ts';
export { createListPaymentMethods, ListPaymentMethods } from './list-payment-methods.ts';
export type { OpenMethodPage } from './open-method-page.ts';
export {
  createRemovePaymentMethod,
  type RemoveMethodFailure,
  RemovePaymentMethod,
} from './remove-payment-method.ts';
