import type { PlainDate } from '../calendar/index.ts';
import { isPastDue, standingOf } from '../loan/index.ts';
import type { DraftedLoan } from './draft-ahead.ts';
import { pastDueCover } from './in-progress-toward.ts';

/** Whether nothing on a loan is past due, or payments in progress effective by today cover all of it. */
export const isUpToDate = (loan: DraftedLoan, today: PlainDate): boolean =>
  standingOf(loan).kind === 'current' || (isPastDue(loan) && pastDueCover(loan, today) !== undefined);
