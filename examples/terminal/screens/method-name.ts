import type { PaymentMethod } from '@member-portal/domain/payment-method';

/** A payment method's name for the visitor. */
export const methodName = ({ brand, bankName, last4 }: PaymentMethod): string =>
  `${brand ?? bankName ?? ''} •••• ${last4}`.trim();
