import { expect } from 'vitest';
import { addDays, laterOf, type PlainDate, partsOf } from '../../../sandbox/calendar/plain-date.ts';
import { giveBack } from '../../../sandbox/ledger/give-back.ts';
import { beginHardship } from '../../../sandbox/ledger/hardship.ts';
import {
  type Allocation,
  acceptPayment,
  type Booked,
  chargeFee,
  heldOf,
  type Journal,
  type LoanBooks,
  owedOf,
  returnPayment,
  settlePayment,
} from '../../../sandbox/ledger/loan-books.ts';
import { cancelLoan, chargeOff, isCancellable } from '../../../sandbox/ledger/loan-endings.ts';
import { payoffOn } from '../../../sandbox/ledger/payoff.ts';
import { refundableOf, refundPurchase } from '../../../sandbox/ledger/refund-purchase.ts';
import { reversePayment } from '../../../sandbox/ledger/reverse-payment.ts';
import type { Instalment } from '../../../sandbox/ledger/schedule.ts';
import type { Event, Opened } from './arbitraries.ts';

interface Settled {
  readonly id: string;
  readonly cents: number;
  readonly toPrincipal: boolean;
  readonly allocation: Allocation;
}

/** A loan after a history, with everything that was written on the way. All amounts in cents. */
export interface Played {
  readonly books: LoanBooks;
  readonly journals: readonly Journal[];
  /** Settled payments that have not gone back. */
  readonly settled: readonly Settled[];
  /** What buyers brought, less what went back to their banks. */
  readonly paid: number;
  /** What was paid out to the buyer, and is not of a payment that the lender gave back since. */
  readonly givenBack: number;
  /** What was paid out to the buyer of payments that their banks took back since. */
  readonly claimed: number;
  /** What the merchant took back. */
  readonly purchaseRefunded: number;
  readonly charged: number;
  readonly status: 'OPEN' | 'CHARGED_OFF' | 'CANCELLED';
  readonly agreed: readonly Instalment[];
  readonly on: PlainDate;
}

/** What payments count for toward instalments. */
export const countedOf = (settled: readonly Settled[]): number =>
  settled
    .filter(({ toPrincipal }) => !toPrincipal)
    .reduce((sum, { allocation }) => sum + allocation.interest + allocation.principal, 0);

/** Plays a history; `see` is shown the books after every event. */
export const play = (
  { books: opened, on: openedOn, dates, frequency }: Opened,
  history: readonly Event[],
  see: (books: LoanBooks, on: PlainDate) => void = () => undefined,
): Played => {
  let [books, on, agreed] = [opened, openedOn, opened.instalments];
  let [paid, givenBack, claimed, purchaseRefunded, charged] = [0, 0, 0, 0, 0];
  let settled: readonly Settled[] = [];
  let status: Played['status'] = 'OPEN';
  const journals: Journal[] = [];
  const keep = (booked: Booked): void => {
    books = booked.books;
    journals.push(...booked.journals);
  };
  const pay = (cents: number, toPrincipal: boolean): void => {
    if (cents === 0) return;
    const id = `payment-${journals.length}`;
    keep(acceptPayment(books, id, on, cents));
    const booked = settlePayment(books, { id, on, cents, toPrincipal });
    keep(booked);
    settled = [...settled, { id, cents, toPrincipal, allocation: booked.allocation }];
    paid += cents;
  };
  const reverse = (which: number, kind: 'CHARGEBACK' | 'PAYMENT_REFUND'): void => {
    const payment = settled[which % Math.max(1, settled.length)];
    if (!payment) return;
    settled = settled.filter((one) => one !== payment);
    const { id: paymentId, cents, allocation } = payment;
    const counted = countedOf(settled);
    const held = heldOf(books);
    const undone = reversePayment(books, { kind, paymentId, on, cents, allocation, agreed, counted });
    keep(undone);
    paid -= cents;
    // What it had brought too much went to the buyer before: the bank takes it anyway, the lender gives the rest.
    const had = cents - (allocation.fees + allocation.interest + allocation.principal);
    const before = Math.max(0, had - held);
    expect(undone.reversed).toBe(kind === 'CHARGEBACK' ? cents : cents - before);
    if (kind === 'CHARGEBACK') claimed += before;
    else givenBack -= before;
  };
  const tryAgain = (cents: number, later: number | undefined): void => {
    const id = `returned-${journals.length}`;
    keep(acceptPayment(books, id, on, cents));
    on = addDays(on, 1);
    keep(returnPayment(books, id, on, cents));
    if (later === undefined) return;
    on = addDays(on, later);
    pay(Math.min(cents, payoffOn(books, [], on).amount), false);
  };
  const happen = (event: Event): void => {
    const isOpen = status === 'OPEN';
    const next = books.instalments.find((row) => row.paid < row.amount);
    if (event.kind === 'draft' && next) on = laterOf(on, next.dueOn);
    const rest = payoffOn(books, [], on).amount;
    const due = next ? Math.min(next.amount - next.paid, rest) : 0;
    // A closed loan takes no payments, but earlier ones may still be returned.
    if (event.kind === 'charge-back' && status !== 'CANCELLED') reverse(event.which, 'CHARGEBACK');
    else if (event.kind === 'refund-payment' && status !== 'CANCELLED')
      reverse(event.which, 'PAYMENT_REFUND');
    else if (event.kind === 'give-back') {
      const before = books.balances.PAID_OUT;
      keep(giveBack(books, on));
      givenBack += before - books.balances.PAID_OUT;
    } else if (!isOpen) return;
    else if (event.kind === 'pay') pay(Math.floor(rest * event.share), event.toPrincipal);
    else if (event.kind === 'pay-next' || event.kind === 'draft') pay(due, false);
    else if (event.kind === 'pay-off') pay(rest, false);
    else if (event.kind === 'overpay') pay(rest + event.cents, false);
    else if (event.kind === 'return') tryAgain(event.cents, event.retriedAfter);
    else if (event.kind === 'fee' && owedOf(books) > 0) {
      keep(chargeFee(books, on, event.cents));
      charged += event.cents;
    } else if (event.kind === 'refund-purchase') {
      const cents = Math.floor(refundableOf(books) * event.share);
      keep(refundPurchase(books, on, cents));
      purchaseRefunded += cents;
    } else if (event.kind === 'hardship' && owedOf(books) > 0) {
      const until = addDays(on, event.days);
      const begun = beginHardship(
        books,
        agreed,
        countedOf(settled),
        { amount: event.amount, from: on, until },
        { frequency, anchorDay: partsOf(dates[0] ?? on)[2] },
      );
      ({ books, agreed } = begun);
    } else if (event.kind === 'charge-off' && owedOf(books) > 0) {
      keep(chargeOff(books, on));
      status = 'CHARGED_OFF';
    } else if (event.kind === 'cancel' && owedOf(books) > 0 && isCancellable(books)) {
      keep(cancelLoan(books, on));
      status = 'CANCELLED';
    }
  };
  for (const event of history) {
    on = addDays(on, event.after);
    happen(event);
    see(books, on);
  }
  return {
    books,
    journals,
    settled,
    paid,
    givenBack,
    claimed,
    purchaseRefunded,
    charged,
    status,
    agreed,
    on,
  };
};
