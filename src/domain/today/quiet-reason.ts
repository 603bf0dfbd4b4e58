import { addDays, type PlainDate } from '../calendar/index.ts';
import type { AmountDue } from '../loan/index.ts';
import { isPositive } from '../money/index.ts';
import type { DraftedLoan } from './draft-ahead.ts';
import type { NothingDueReason } from './loan-today.ts';

/** Due days further away than this are not shown yet: monthly is the longest interval between payments. */
const AHEAD_DAYS = 31;
/** Before the first instalment of a loan that was opened within `AHEAD_DAYS`, its due day is shown only within this many days. */
const FIRST_DUE_DAYS = 14;

/** Whether an instalment that is still to come is paid; only a loan's schedule tells. Otherwise one may be deferred. */
const isPaidAhead = ({ schedule }: DraftedLoan, today: PlainDate): boolean =>
  schedule?.some(({ status, dueOn }) => status === 'PAID' && dueOn >= today) ?? false;

/** Why nothing is due of a loan's next payment yet; undefined if it is shown as due. */
export const quietReason = (
  loan: DraftedLoan,
  today: PlainDate,
  { dueOn, amount }: AmountDue,
): NothingDueReason | undefined => {
  const ahead = isPaidAhead(loan, today) ? 'paid-ahead' : 'settled';
  if (!isPositive(amount)) return ahead;
  const plan = loan.hardship;
  if (plan && today <= plan.until && dueOn > plan.until) return 'hardship';
  const isNew = loan.installmentsPaid === 0 && loan.openedOn >= addDays(today, -AHEAD_DAYS);
  if (isNew && dueOn > addDays(today, FIRST_DUE_DAYS)) return 'just-opened';
  return dueOn > addDays(today, AHEAD_DAYS) ? ahead : undefined;
};
