import type { PaymentMethod } from '@member-portal/domain/payment-method';
import type { Texts } from '../texts/texts.ts';

/** A payment method's name for the visitor: `Visa •••• 4242`; its type where no brand is known, no dots where no digits are. */
export const methodName = (texts: Texts, { type, brand, bankName, last4 }: PaymentMethod): string => {
  const name = bankName?.trim() || brand?.trim() || texts.pay.methodTypes[type];
  const digits = last4.trim();
  return digits ? `${name} •••• ${digits}` : name;
};
