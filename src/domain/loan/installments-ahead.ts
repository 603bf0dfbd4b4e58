import type { PlainDate } from '../calendar/index.ts';
import { type Money, subtractMoney } from '../money/index.ts';
import type { Loan } from './loan.ts';

/** A future instalment and its unpaid amount. */
export interface InstallmentAhead {
  readonly number: number;
  readonly dueOn: PlainDate;
  readonly left: Money;
}

/** The unpaid instalments of a loan due on or after a day; empty for a closed loan. */
export const installmentsAhead = (
  { schedule, closedOn }: Pick<Loan, 'schedule' | 'closedOn'>,
  today: PlainDate,
): readonly InstallmentAhead[] =>
  closedOn === undefined
    ? schedule
        .filter(({ status, dueOn }) => status !== 'PAID' && dueOn >= today)
        .map(({ number, dueOn, amount, paid }) => ({
          number,
          dueOn,
          left: subtractMoney(amount, paid),
        }))
    : [];
