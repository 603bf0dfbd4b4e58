import type { PlainDate } from '../calendar/index.ts';
import type { Loan } from '../loan/index.ts';
import type { Money } from '../money/index.ts';

/** The principal left after an instalment, and whether that instalment is behind the buyer or to come. */
export interface BalancePoint {
  readonly on: PlainDate;
  readonly balance: Money;
  readonly isPaid: boolean;
}

/** The balance over a loan's time as its schedule tells it: from the day it opened, instalment by instalment. */
export const balanceOverTime = (
  loan: Pick<Loan, 'openedOn' | 'schedule' | 'original'>,
): readonly BalancePoint[] => {
  const { currency } = loan.original;
  let left = loan.schedule.reduce((sum, { principal }) => sum + principal.cents, 0);
  return [
    { on: loan.openedOn, balance: { cents: left, currency }, isPaid: true },
    ...loan.schedule.map(({ dueOn, principal, status }): BalancePoint => {
      left -= principal.cents;
      return { on: dueOn, balance: { cents: left, currency }, isPaid: status === 'PAID' };
    }),
  ];
};
