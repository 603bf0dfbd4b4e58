import { AMOUNT_TYPES, type AmountType } from './payment.ts';

/**
 * What a buyer may choose to pay: what is past due, or an amount of a type. The wire has no type for what is past due; it
 * goes there as OTHER (specification, section 3: amount types).
 */
export const AMOUNT_CHOICES = ['PAST_DUE', ...AMOUNT_TYPES] as const;
/** One of `AMOUNT_CHOICES`. */
export type AmountChoice = 'PAST_DUE' | AmountType;
