import { randomUUID } from 'node:crypto';
import type { PlainDate } from '../calendar/plain-date.ts';
import { type Journal, type LoanBooks, owedOf } from './loan-books.ts';

/** Stands for "nothing left to pay" so that such loans sort last. */
export const NEVER: PlainDate = '9999-12-31';

/** The day from which something is due. Of a loan that was written off nothing falls due any more, although it is owed. */
const oldestUnpaidOn = ({ balances, instalments }: LoanBooks): PlainDate => {
  const isWrittenOff = balances.CHARGE_OFF_EXPENSE !== 0;
  return (isWrittenOff ? undefined : instalments.find(({ amount, paid }) => paid < amount)?.dueOn) ?? NEVER;
};

/** How books and journals are written to their tables; sequence numbers continue from `written`. */
export const ledgerColumns = (
  agreementId: string,
  books: LoanBooks,
  journals: readonly Journal[],
  written: number,
  createdAt: (on: PlainDate) => number,
) => {
  const numbered = journals.map((journal, index) => ({
    ...journal,
    id: randomUUID(),
    sequence: written + index + 1,
  }));
  const last = books.instalments[books.instalments.length - 1];
  return {
    agreement: {
      accrued_through: books.accruedThrough,
      ...(last === undefined ? {} : { matures_on: last.dueOn }),
      balance: owedOf(books),
      oldest_unpaid_on: oldestUnpaidOn(books),
    },
    instalments: books.instalments.map((row) => ({
      agreement_id: agreementId,
      number: row.number,
      due_on: row.dueOn,
      amount: row.amount,
      principal: row.principal,
      interest: row.interest,
      paid: row.paid,
    })),
    journals: numbered.map((journal) => ({
      id: journal.id,
      agreement_id: agreementId,
      sequence: journal.sequence,
      kind: journal.kind,
      booked_on: journal.on,
      payment_id: journal.paymentId ?? null,
      created_at: createdAt(journal.on),
    })),
    postings: numbered.flatMap((journal) =>
      journal.postings.map(({ account, amount }) => ({
        journal_id: journal.id,
        agreement_id: agreementId,
        account,
        amount,
      })),
    ),
  };
};
