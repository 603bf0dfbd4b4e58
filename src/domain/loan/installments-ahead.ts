import type { PlainDate } from '../calendar/index.ts';
import { type Money, subtractMoney } from '../money/index.ts';
import type { Loan } from './loan.ts';

/** An instalment that is still to come, and what of it is not paid yet. */
export interface InstallmentAhead {
  readonly number: number;
  readonly dueOn: PlainDate;
  readonly left: Money;
}

/** The instalments of a loan that fall due on a day or after it and are not paid; none of a closed loan. */
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
