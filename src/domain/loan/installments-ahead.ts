import type { PlainDate } from '../calendar/index.ts';
import { type Money, subtractMoney } from '../money/index.ts';
import type { PaymentPhase } from '../payment/index.ts';
import type { Installment, Loan } from './loan.ts';
import { segmentOf } from './loan-status.ts';
import type { AmountDue } from './loan-summary.ts';

/** A future instalment and what is left to pay of it. */
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
  /** The next amount due after payments in progress, as `nextDueAfter` finds out: what these leave of its instalment. */
  next?: AmountDue,
): readonly InstallmentAhead[] =>
  closedOn === undefined && segmentOf(loanStatus) !== 'closed'
    ? schedule
        .filter((line) => line.status !== 'PAID' && line.dueOn >= today && phaseOf(line) === undefined)
        .map(({ number, dueOn, amount, paid }) => {
          const left = subtractMoney(amount, paid);
          const isPartlyCovered = next?.dueOn === dueOn && next.amount.cents < left.cents;
          return { number, dueOn, left: isPartlyCovered ? next.amount : left };
        })
    : [];
