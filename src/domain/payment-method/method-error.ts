import { BANK_ACCOUNT_ERRORS } from '../failure/index.ts';

/** What can be wrong with a card that a buyer adds; the gateway's own keys, besides those of bank accounts. */
export const CARD_ERRORS = [
  'invalidCardNumber',
  'invalidExpiry',
  'invalidSecurityCode',
  'creditCardNotAccepted',
  'cardDeclined',
  'duplicateCard',
] as const;

/** Everything that can be wrong with a payment method that a buyer adds (specification, section 5: bank account error keys). */
export const METHOD_ERRORS = [...BANK_ACCOUNT_ERRORS, ...CARD_ERRORS] as const;
export type MethodError = (typeof METHOD_ERRORS)[number];

/** The error for a key from outside; an unknown or missing key gives the generic error. */
export const methodErrorOf = (key: string | undefined): MethodError =>
  METHOD_ERRORS.find((error) => error === key) ?? 'genericError';
