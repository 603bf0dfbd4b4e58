export {
  isExcluded,
  isInactive,
  isRemoved,
  PAYMENT_METHOD_STATUSES,
  PAYMENT_METHOD_TYPES,
  type PaymentMethod,
  type PaymentMethodId,
  type PaymentMethodStatus,
  type PaymentMethodType,
} from './payment-method.ts';
export { isExpired, isUsableOn } from './usable-methods.ts';
