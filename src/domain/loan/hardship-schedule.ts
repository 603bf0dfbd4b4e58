import type { PlainDate } from '../calendar/index.ts';
import { type InstallmentAhead, installmentsAhead } from './installments-ahead.ts';
import type { Loan } from './loan.ts';
import { segmentOf } from './loan-status.ts';

/** The instalments due during a loan's hardship plan, and the first one after it. */
export interface HardshipSchedule {
  readonly until: PlainDate;
  readonly during: readonly InstallmentAhead[];
  readonly after: InstallmentAhead | undefined;
}

/**
 * What is due under a hardship plan, from the schedule alone: the plan's number is only a code for its document
 * (specification, section 3). Undefined if there is no plan, or it is over, or the loan is not outstanding.
 */
export const hardshipScheduleOf = (
  loan: Pick<Loan, 'schedule' | 'status' | 'closedOn' | 'hardship'>,
  today: PlainDate,
  phaseOf?: Parameters<typeof installmentsAhead>[2],
): HardshipSchedule | undefined => {
  if (!loan.hardship || loan.hardship.until < today || segmentOf(loan.status) !== 'outstanding')
    return undefined;
  const { until } = loan.hardship;
  const ahead = installmentsAhead(loan, today, phaseOf);
  return {
    until,
    during: ahead.filter(({ dueOn }) => dueOn <= until),
    after: ahead.find(({ dueOn }) => dueOn > until),
  };
};
