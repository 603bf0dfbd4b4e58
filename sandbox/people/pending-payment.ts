import { randomUUID } from 'node:crypto';
import type { PlainDate } from '../calendar/plain-date.ts';
import { acceptPayment } from '../ledger/loan-books.ts';
import type { PlayedLoan } from './played-loan.ts';

/** A loan whose next instalment the buyer has just paid: the money is in transit and not yet applied. */
export const withPendingPayment = (played: PlayedLoan, today: PlainDate): PlayedLoan => {
  const next = played.books.instalments.find(({ amount, paid }) => paid < amount);
  if (!next) return played;
  const id = randomUUID();
  const cents = next.amount - next.paid;
  const { books, journals } = acceptPayment(played.books, id, today, cents);
  return {
    ...played,
    books,
    journals: [...played.journals, ...journals],
    events: [
      ...played.events,
      { id, type: 'PAYMENT', on: today, cents, amountType: 'INSTALLMENT', isPending: true },
    ],
  };
};
