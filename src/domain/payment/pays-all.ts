import type { AmountType } from './payment.ts';

/** Whether an amount of this type pays everything owed on its day. */
export const paysAll = (amountType: AmountType): boolean =>
  amountType === 'PAYOFF' || amountType === 'OUTSTANDING_BALANCE';
