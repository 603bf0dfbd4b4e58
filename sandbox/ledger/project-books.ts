import type { LoanBooks } from './journal.ts';
import { type Instalment, projectAgain } from './schedule.ts';

/** Counts cents as paid on instalments, the earliest first. */
export const markPaid = (instalments: readonly Instalment[], cents: number): readonly Instalment[] => {
  let left = cents;
  return instalments.map((row) => {
    const part = Math.min(row.amount - row.paid, left);
    left -= part;
    return part > 0 ? { ...row, paid: row.paid + part } : row;
  });
};

/** Books whose unpaid instalments are those that the amount owed now still requires. */
export const projectBooks = (books: LoanBooks): LoanBooks => ({
  ...books,
  instalments: projectAgain(books.instalments, {
    terms: books.terms,
    principal: books.balances.PRINCIPAL,
    interest: books.balances.INTEREST,
    accruedThrough: books.accruedThrough,
  }),
});

/** The last instalment may have taken more than was agreed, or than the plan has room for. */
const takeTheRest = (rows: readonly Instalment[], counted: number): readonly Instalment[] => {
  const rest = counted - rows.reduce((sum, { paid }) => sum + paid, 0);
  return rows.map((row, index) =>
    index === rows.length - 1 && rest > 0
      ? { ...row, amount: row.amount + rest, interest: row.interest + rest, paid: row.paid + rest }
      : row,
  );
};

/**
 * Books on the agreed instalments again, of which `counted` cents have been paid: dropped ones are restored where
 * their amount is owed again.
 */
export const projectFromAgreed = (
  books: LoanBooks,
  agreed: readonly Instalment[],
  counted: number,
): LoanBooks => {
  const unpaid = agreed.map((row) => ({ ...row, paid: 0 }));
  return projectBooks({ ...books, instalments: takeTheRest(markPaid(unpaid, counted), counted) });
};
