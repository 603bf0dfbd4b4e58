import { AMOUNT_TYPES, type AmountType } from './payment.ts';

/**
 * What a buyer may choose to pay: the past-due amount, or an amount of a type. The API has no type for the past-due amount;
 * it is sent as OTHER (specification, section 3: amount types).
 */
export const AMOUNT_CHOICES = ['PAST_DUE', ...AMOUNT_TYPES] as const;
/** One of `AMOUNT_CHOICES`. */
export type AmountChoice = 'PAST_DUE' | AmountType;
