import type { PaidWith } from '@member-portal/domain/payment';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import type { Text } from '../intl/use-text.ts';

/** A payment method's name: "Visa ending in 4242", "Bank account ending in 6789", "bank account …" `within` a sentence. */
export const methodName = (t: Text, method: PaidWith | PaymentMethod, place?: 'within'): string => {
  const { last4 } = method;
  const maker = ('bankName' in method ? method.bankName : undefined) ?? method.brand;
  return maker === undefined
    ? t(`method.${method.type}`, { last4, place: place ?? 'alone' })
    : t('method.branded', { brand: maker, last4 });
};

/** Details that distinguish methods of a kind: the type, and a card's expiry. */
export const methodFacts = (t: Text, { type, expires }: PaymentMethod): readonly string[] => {
  const name = t(`method.type.${type}`);
  if (!expires) return [name];
  const month = String(expires.month).padStart(2, '0');
  return [name, t('method.expires', { month, year: String(expires.year) })];
};
