import type { PlainDate } from '../calendar/index.ts';
import { type InstallmentAhead, installmentsAhead } from './installments-ahead.ts';
import type { Loan } from './loan.ts';

/** What a loan's schedule asks for while its hardship plan runs, and the first instalment after that. */
export interface HardshipSchedule {
  readonly until: PlainDate;
  readonly during: readonly InstallmentAhead[];
  readonly after: InstallmentAhead | undefined;
}

/**
 * What is due under a hardship plan, from the schedule alone: the plan's number is a code without a unit that names its
 * document (specification, section 3). Nothing where no plan runs.
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
