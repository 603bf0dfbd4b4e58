export { AddPaymentMethod } from './add-payment-method.ts';
export { ConfirmAddedMethod, readsAfterMethods } from './confirm-added-method.ts';
export { ConnectAccount } from './connect-account.ts';
export { ListPaymentMethods } from './list-payment-methods.ts';
export type { OpenMethodPage } from './open-method-page.ts';
export {
  type RemoveMethodFailure,
  RemovePaymentMethod,
} from './remove-payment-method.ts';
