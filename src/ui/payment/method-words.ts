import type { PaidWith } from '@member-portal/domain/payment';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import type { Text } from '../intl/use-text.ts';

/** A payment method's name: "Visa ending in 4242", "bank account …" `within` a sentence; "Visa" where no digits are known. */
export const methodName = (t: Text, method: PaidWith | PaymentMethod, place?: 'within'): string => {
  const values = { last4: method.last4, digits: method.last4.trim() ? 'known' : 'none' };
  const brand = ('bankName' in method && method.bankName?.trim()) || method.brand?.trim();
  return brand
    ? t('method.branded', { ...values, brand })
    : t(`method.${method.type}`, { ...values, place: place ?? 'alone' });
};

/** Details that distinguish methods of a kind: the type, and a card's expiry. */
export const methodFacts = (t: Text, { type, expires }: PaymentMethod): readonly (string | undefined)[] => [
  t(`method.type.${type}`),
  expires && t('method.expires', { month: String(expires.month).padStart(2, '0'), year: `${expires.year}` }),
];
