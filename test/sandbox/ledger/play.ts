import { addDays, type PlainDate } from '../../../sandbox/calendar/plain-date.ts';
import {
  type Allocation,
  acceptPayment,
  chargeFee,
  type Journal,
  type LoanBooks,
  owedOf,
  returnPayment,
  settlePayment,
} from '../../../sandbox/ledger/loan-books.ts';
import { payoffOn } from '../../../sandbox/ledger/payoff.ts';
import type { Event, Opened } from './arbitraries.ts';

/** A loan after a history, with everything that was written on the way. */
export interface Played {
  readonly books: LoanBooks;
  readonly journals: readonly Journal[];
  readonly paid: number;
  readonly allocations: readonly Allocation[];
  readonly on: PlainDate;
}

/** Plays a history; `see` is shown the books after every event. */
export const play = (
  { books: opened, on: openedOn }: Opened,
  history: readonly Event[],
  see: (books: LoanBooks, on: PlainDate) => void = () => undefined,
): Played => {
  let [books, on, paid] = [opened, openedOn, 0];
  const journals: Journal[] = [];
  const allocations: Allocation[] = [];
  const pay = (cents: number, toPrincipal: boolean): void => {
    const id = `payment-${journals.length}`;
    const accepted = acceptPayment(books, id, on, cents);
    const settled = settlePayment(accepted.books, { id, on, cents, toPrincipal });
    books = settled.books;
    journals.push(...accepted.journals, ...settled.journals);
    allocations.push(settled.allocation);
    paid += cents;
  };
  for (const event of history) {
    on = addDays(on, event.after);
    const rest = payoffOn(books, [], on).amount;
    const next = books.instalments.find((row) => row.paid < row.amount);
    if (event.kind === 'pay') pay(Math.floor(rest * event.share), event.toPrincipal);
    else if (event.kind === 'pay-next') pay(next ? Math.min(next.amount - next.paid, rest) : 0, false);
    else if (event.kind === 'pay-off') pay(rest, false);
    else if (event.kind === 'fee' && owedOf(books) > 0) {
      const charged = chargeFee(books, on, event.cents);
      books = charged.books;
      journals.push(...charged.journals);
    } else if (event.kind === 'return') {
      const accepted = acceptPayment(books, 'returned', on, event.cents);
      const returned = returnPayment(accepted.books, 'returned', on, event.cents);
      books = returned.books;
      journals.push(...accepted.journals, ...returned.journals);
    }
    see(books, on);
  }
  return { books, journals, paid, allocations, on };
};
