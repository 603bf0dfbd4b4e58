import type { PlainDate } from '../calendar/index.ts';
import { isPositive } from '../money/index.ts';
import { type InstallmentAhead, installmentsAhead } from './installments-ahead.ts';
import { isPastDue } from './is-past-due.ts';
import type { Loan } from './loan.ts';
import { segmentOf } from './loan-status.ts';

/** The instalments due during a loan's hardship plan, and the first one after it. */
export interface HardshipSchedule {
  readonly until: PlainDate;
  readonly during: readonly InstallmentAhead[];
  readonly after: InstallmentAhead | undefined;
  /** Whether nothing is due by `until`: `during` is empty, nothing is past due, and the next payment is none, zero or later. */
  readonly isNothingDue: boolean;
  /** Whether the document with the plan's terms is listed with the loan. */
  readonly isDocumented: boolean;
}

/**
 * What is due under a hardship plan, from the schedule alone: the plan's number is only a code for its document
 * (specification, section 3). Undefined if there is no plan, or it is over, or the loan is not outstanding.
 */
export const hardshipScheduleOf = (
  loan: Pick<Loan, 'schedule' | 'status' | 'closedOn' | 'hardship' | 'pastDue' | 'nextPayment' | 'documents'>,
  today: PlainDate,
  phaseOf?: Parameters<typeof installmentsAhead>[2],
  next?: Parameters<typeof installmentsAhead>[3],
): HardshipSchedule | undefined => {
  if (!loan.hardship || loan.hardship.until < today || segmentOf(loan.status) !== 'outstanding')
    return undefined;
  const { plan, until } = loan.hardship;
  const ahead = installmentsAhead(loan, today, phaseOf, next);
  const during = ahead.filter(({ dueOn }) => dueOn <= until);
  const { nextPayment } = loan;
  const isNextDue = nextPayment !== undefined && nextPayment.dueOn <= until && isPositive(nextPayment.amount);
  return {
    until,
    during,
    isNothingDue: during.length === 0 && !isPastDue(loan) && !isNextDue,
    after: ahead.find(({ dueOn }) => dueOn > until),
    isDocumented: loan.documents.some(({ kind }) => kind === `hardship-confirm-${plan}`),
  };
};
