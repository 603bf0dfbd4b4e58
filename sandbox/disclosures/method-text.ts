import type { PaymentMethodRow } from '../database/schema.ts';

/** A payment method as a document names it. */
export const methodText = (
  method: Pick<PaymentMethodRow, 'type' | 'brand' | 'bank_name' | 'last4'>,
  locale: string,
): string => {
  const isFrench = locale.startsWith('fr');
  const fallback = isFrench ? 'votre mode de paiement' : 'your payment method';
  const isAccount = method.type === 'BANK_ACCOUNT';
  const name = isAccount ? method.bank_name : method.brand;
  if (isFrench) {
    const ending = `se terminant par ${method.last4}`;
    if (name === null) return `${fallback} ${ending}`;
    return isAccount ? `votre compte ${ending} (${name})` : `votre carte ${name} ${ending}`;
  }
  return `${name ?? fallback} ${isAccount ? 'account ' : ''}ending in ${method.last4}`;
};
