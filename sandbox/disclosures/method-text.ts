import type { PaymentMethodRow } from '../database/schema.ts';

/** A payment method as a document names it. */
export const methodText = (
  method: Pick<PaymentMethodRow, 'type' | 'brand' | 'bank_name' | 'last4'>,
  locale: string,
): string => {
  const isFrench = locale.startsWith('fr');
  const fallback = isFrench ? 'votre mode de paiement' : 'your payment method';
  const name = method.type === 'BANK_ACCOUNT' ? method.bank_name : method.brand;
  const ending = isFrench ? `se terminant par ${method.last4}` : `ending in ${method.last4}`;
  return `${name ?? fallback} ${ending}`;
};
