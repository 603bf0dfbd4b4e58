import { addDays, addMonths, type PlainDate } from '../calendar/plain-date.ts';
import type { LoanBooks } from './journal.ts';
import { projectFromAgreed } from './project-books.ts';
import type { Frequency, Instalment } from './schedule.ts';

/** Relief agreed for a while. */
export interface Hardship {
  /** Maximum of an instalment while it runs, in cents; zero for none. */
  readonly amount: number;
  readonly from: PlainDate;
  readonly until: PlainDate;
}

/** How a loan's instalments continue after the agreed ones. */
export interface Rhythm {
  readonly frequency: Frequency;
  /** Day of month that monthly ones keep to. */
  readonly anchorDay: number;
}

/** The number of added instalments is limited; the last one then takes what is left. */
const MOST_ADDED = 60;

const nextDue = ({ frequency, anchorDay }: Rhythm, after: PlainDate): PlainDate =>
  frequency === 'BIWEEKLY' ? addDays(after, 14) : addMonths(after, 1, anchorDay);

const relieve = (
  rows: readonly Instalment[],
  { amount: most, from, until }: Hardship,
): readonly Instalment[] =>
  rows.flatMap((row) => {
    if (row.dueOn < from || row.dueOn > until || row.paid >= row.amount) return [row];
    const amount = Math.min(row.amount, Math.max(row.paid, most));
    const interest = Math.min(row.interest, amount);
    return amount === 0 ? [] : [{ ...row, amount, interest, principal: amount - interest }];
  });

/**
 * Puts a loan on a hardship plan: instalments that fall due while it runs are at most its amount, nothing at zero, and
 * the rest is added at the end in instalments no higher than the agreed ones. Interest continues. Returns the books and
 * the instalments that are now the agreed ones.
 */
export const beginHardship = (
  books: LoanBooks,
  agreed: readonly Instalment[],
  counted: number,
  hardship: Hardship,
  rhythm: Rhythm,
): { readonly books: LoanBooks; readonly agreed: readonly Instalment[] } => {
  const level = agreed[0]?.amount ?? 0;
  // The amount paid determines which instalments of the period are still open.
  const current = projectFromAgreed(books, agreed, counted).instalments;
  const paidOf = new Map(current.map(({ dueOn, paid }) => [dueOn, paid]));
  const marked = agreed.map((row) => ({ ...row, paid: Math.min(row.amount, paidOf.get(row.dueOn) ?? 0) }));
  let rows: readonly Instalment[] = relieve(marked, hardship).map((row, index) => ({
    ...row,
    number: index + 1,
    paid: 0,
  }));
  for (let added = 0; added < MOST_ADDED; added += 1) {
    const last = rows.at(-1);
    const projected = projectFromAgreed(books, rows, counted).instalments.at(-1);
    const isEnough = last && projected && (projected.number < last.number || projected.amount <= level);
    if (isEnough || level === 0) break;
    const dueOn = nextDue(rhythm, last?.dueOn ?? hardship.until);
    rows = [
      ...rows,
      { number: rows.length + 1, dueOn, amount: level, principal: level, interest: 0, paid: 0 },
    ];
  }
  return { books: projectFromAgreed(books, rows, counted), agreed: rows };
};
