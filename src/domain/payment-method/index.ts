export { CARD_ERRORS, METHOD_ERRORS, type MethodError, methodErrorOf } from './method-error.ts';
export { type MethodPurpose, methodsFor } from './method-purpose.ts';
export { type MethodRemoval, removalOf } from './method-removal.ts';
export {
  isExcluded,
  isRemoved,
  PAYMENT_METHOD_STATUSES,
  PAYMENT_METHOD_TYPES,
  type PaymentMethod,
  type PaymentMethodId,
  type PaymentMethodStatus,
  type PaymentMethodType,
  paymentMethodId,
} from './payment-method.ts';
export { isExpired, isUsableOn } from './usable-methods.ts';
