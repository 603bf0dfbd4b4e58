import type { PlainDate } from '../calendar/index.ts';
import { standingOf } from '../loan/index.ts';
import type { DraftedLoan } from './draft-ahead.ts';
import { coverBy } from './in-progress-toward.ts';

/** Whether nothing of a loan is past due, or payments in progress that count by today bring all of it. */
export const isUpToDate = (loan: DraftedLoan, today: PlainDate): boolean =>
  standingOf(loan).kind === 'current' ||
  (loan.pastDue.cents > 0 && coverBy(loan, loan.pastDue, today) !== undefined);
