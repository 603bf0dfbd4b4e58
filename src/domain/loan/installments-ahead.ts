import type { PlainDate } from '../calendar/index.ts';
import { type Money, subtractMoney } from '../money/index.ts';
import type { PaymentPhase } from '../payment/index.ts';
import type { Installment, Loan } from './loan.ts';
import { segmentOf } from './loan-status.ts';

/** A future instalment and its unpaid amount. */
export interface InstallmentAhead {
  readonly number: number;
  readonly dueOn: PlainDate;
  readonly left: Money;
}

/** The unpaid instalments of a loan due on or after a day that are not covered; empty for a closed loan. */
export const installmentsAhead = (
  { schedule, status: loanStatus, closedOn }: Pick<Loan, 'schedule' | 'status' | 'closedOn'>,
  today: PlainDate,
  /** The phase of the payments in progress that cover a line, as `coveredLines` finds out; none by default. */
  phaseOf: (line: Installment) => PaymentPhase | undefined = () => undefined,
): readonly InstallmentAhead[] =>
  closedOn === undefined && segmentOf(loanStatus) !== 'closed'
    ? schedule
        .filter((line) => line.status !== 'PAID' && line.dueOn >= today && phaseOf(line) === undefined)
        .map(({ number, dueOn, amount, paid }) => ({
          number,
          dueOn,
          left: subtractMoney(amount, paid),
        }))
    : [];
