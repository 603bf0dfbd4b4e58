export { ConfirmAddedMethod, createConfirmAddedMethod, readsAfterMethods } from './confirm-added-method.ts';
export { createListPaymentMethods, ListPaymentMethods } from './list-payment-methods.ts';
export {
  AddPaymentMethod,
  ConnectAccount,
  createAddPaymentMethod,
  createConnectAccount,
} from './open-method-page.ts';
export {
  createRemovePaymentMethod,
  type RemoveMethodFailure,
  RemovePaymentMethod,
} from './remove-payment-method.ts';
