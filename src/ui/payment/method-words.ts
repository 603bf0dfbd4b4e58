import type { PlainDate } from '@member-portal/domain/calendar';
import type { PaidWith } from '@member-portal/domain/payment';
import { isExpired, type PaymentMethod } from '@member-portal/domain/payment-method';
import type { Text } from '../intl/use-text.ts';

/** A payment method's name: "Visa ending in 4242", "bank account …" `within` a sentence; "Visa" where no digits are known. */
export const methodName = (t: Text, method: PaidWith | PaymentMethod, place?: 'within'): string => {
  const values = { last4: method.last4, digits: method.last4.trim() ? 'known' : 'none' };
  const brand = ('bankName' in method && method.bankName?.trim()) || method.brand?.trim();
  return brand
    ? t('method.branded', { ...values, brand })
    : t(`method.${method.type}`, { ...values, place: place ?? 'alone' });
};

/** Details of a method: the type, when a card expires or, as of `today`, has expired, and whether it failed. */
export const methodFacts = (t: Text, { type, status, expires }: PaymentMethod, today?: PlainDate) => {
  const month = String(expires?.month).padStart(2, '0');
  const when = today && isExpired({ expires }, today) ? 'past' : 'future';
  const expiry = expires && t('method.expires', { when, month, year: `${expires.year}` });
  return [t(`method.type.${type}`), expiry, status === 'FAILED' && t('method.failed')];
};
