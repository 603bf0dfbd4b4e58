import { addDays, type PlainDate } from '../calendar/plain-date.ts';
import { standingOf } from '../servicing/standing.ts';
import { STATEMENT_DAYS } from '../work/begin-agreement.ts';
import type { Facts } from './facts.ts';

/** The state of a document's loan on the day of the document. */
export type LoanState =
  /** Nothing has been lent: somebody still looks at the purchase, or it came to nothing. */
  | { readonly kind: 'not-approved' }
  /** Accepted, and outstanding from the day of its first statement. */
  | { readonly kind: 'not-started'; readonly startsOn: PlainDate; readonly firstDueOn: PlainDate }
  | { readonly kind: 'started'; readonly isLate: boolean };

/**
 * Derives the state of a document's loan from its record and ledger; undefined for a document without a loan.
 */
export const loanStateOf = ({ loan, today }: Facts): LoanState | undefined => {
  if (!loan) return undefined;
  const { row, books } = loan;
  if (row.status === 'REVIEW' || row.status === 'OFFERED' || row.status === 'EXPIRED')
    return { kind: 'not-approved' };
  if (row.status === 'ACCEPTED' && row.first_due_on !== null) {
    const statedOn = addDays(row.first_due_on, -STATEMENT_DAYS);
    return {
      kind: 'not-started',
      startsOn: statedOn > today ? statedOn : today,
      firstDueOn: row.first_due_on,
    };
  }
  const { pastDue } = standingOf(row.status, books.instalments, books.balances.FEES, today);
  return { kind: 'started', isLate: pastDue > 0 };
};
