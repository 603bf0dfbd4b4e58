import type { PlainDate } from '../calendar/index.ts';
import { type InstallmentAhead, installmentsAhead } from './installments-ahead.ts';
import type { Loan } from './loan.ts';

/** The instalments due during a loan's hardship plan, and the first one after it. */
export interface HardshipSchedule {
  readonly until: PlainDate;
  readonly during: readonly InstallmentAhead[];
  readonly after: InstallmentAhead | undefined;
}

/**
 * What is due under a hardship plan, from the schedule alone: the plan's number is only a code for its document
 * (specification, section 3). Undefined if there is no plan.
 */
export const hardshipScheduleOf = (
  loan: Pick<Loan, 'schedule' | 'closedOn' | 'hardship'>,
  today: PlainDate,
): HardshipSchedule | undefined => {
  if (!loan.hardship) return undefined;
  const { until } = loan.hardship;
  const ahead = installmentsAhead(loan, today);
  return {
    until,
    during: ahead.filter(({ dueOn }) => dueOn <= until),
    after: ahead.find(({ dueOn }) => dueOn > until),
  };
};
