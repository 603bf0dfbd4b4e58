import type { AmountType } from './payment.ts';

/** Whether an amount of this type is everything owed on its day, so that nothing is left to pay after it. */
export const paysAll = (amountType: AmountType): boolean =>
  amountType === 'PAYOFF' || amountType === 'OUTSTANDING_BALANCE';
