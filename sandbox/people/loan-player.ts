import { randomUUID } from 'node:crypto';
import { addDays, type PlainDate, partsOf } from '../calendar/plain-date.ts';
import { giveBack } from '../ledger/give-back.ts';
import { beginHardship, type Hardship } from '../ledger/hardship.ts';
import {
  type Allocation,
  acceptPayment,
  accrueThrough,
  type Booked,
  chargeFee,
  heldOf,
  type Journal,
  type LoanBooks,
  owedOf,
  returnPayment,
  settlePayment,
} from '../ledger/loan-books.ts';
import { cancelLoan, chargeOff } from '../ledger/loan-endings.ts';
import { refundableOf, refundPurchase } from '../ledger/refund-purchase.ts';
import { reversePayment } from '../ledger/reverse-payment.ts';
import type { Frequency, Instalment } from '../ledger/schedule.ts';

/** Something that shows in a loan's history; amounts in cents. */
export interface PlayedEvent {
  readonly id: string;
  readonly type: 'PAYMENT' | 'AUTOPAY' | 'FEE' | 'REFUND' | 'CHARGEBACK';
  readonly on: PlainDate;
  readonly cents: number;
  readonly amountType: string;
  readonly allocation?: Allocation;
  readonly returnedFor?: string;
  readonly chargedBackFor?: string;
  readonly isPending?: boolean;
}

/** A loan that events can happen to, one after the other; every cent of them goes through the ledger. */
export const loanPlayer = (opened: Booked, frequency: Frequency, paysBy: 'PAYMENT' | 'AUTOPAY') => {
  let { books }: { books: LoanBooks } = opened;
  let agreed: readonly Instalment[] = books.instalments;
  let events: readonly PlayedEvent[] = [];
  const journals: Journal[] = [...opened.journals];
  const keep = (booked: Booked): void => {
    books = booked.books;
    journals.push(...booked.journals);
  };
  const tell = (event: Omit<PlayedEvent, 'id'>, id: string = randomUUID()): void => {
    events = [...events, { id, ...event }];
  };
  const counted = (but?: string): number =>
    events
      .filter(({ id, chargedBackFor }) => id !== but && chargedBackFor === undefined)
      .filter(({ type }) => type === 'PAYMENT' || type === 'AUTOPAY')
      .reduce((sum, { allocation }) => sum + (allocation?.interest ?? 0) + (allocation?.principal ?? 0), 0);
  const nextOpen = (): Instalment | undefined => books.instalments.find(({ amount, paid }) => paid < amount);

  const pay = (on: PlainDate, cents: number, amountType: string): void => {
    if (cents <= 0) return;
    const id = randomUUID();
    keep(acceptPayment(books, id, on, cents));
    const settled = settlePayment(books, { id, on, cents, toPrincipal: false });
    keep(settled);
    tell({ type: paysBy, on, cents, amountType, allocation: settled.allocation }, id);
  };
  return {
    now: () => ({ books, journals, events, agreed }),
    payNext: (on: PlainDate): void => {
      const row = nextOpen();
      if (row) pay(on, row.amount - row.paid, 'INSTALLMENT');
    },
    payBack: (on: PlainDate): void => {
      keep(accrueThrough(books, on));
      pay(on, owedOf(books), 'PAYOFF');
    },
    charge: (on: PlainDate, cents: number): void => {
      if (owedOf(books) === 0) return;
      keep(chargeFee(books, on, cents));
      tell({ type: 'FEE', on, cents, amountType: 'OTHER' });
    },
    comeBack: (on: PlainDate, returnedFor: string): void => {
      const row = nextOpen();
      if (!row) return;
      const id = randomUUID();
      const cents = row.amount - row.paid;
      keep(acceptPayment(books, id, on, cents));
      keep(returnPayment(books, id, addDays(on, 2), cents));
      tell({ type: paysBy, on, cents, amountType: 'INSTALLMENT', returnedFor }, id);
    },
    chargeBackLast: (on: PlainDate, chargedBackFor: string): void => {
      const last = events.findLast(({ allocation, type }) => allocation && type === paysBy);
      if (!last?.allocation || last.chargedBackFor !== undefined) return;
      const { id: paymentId, cents, allocation } = last;
      const reversal = { kind: 'CHARGEBACK' as const, paymentId, on, cents, allocation, agreed };
      const undone = reversePayment(books, { ...reversal, counted: counted(paymentId) });
      keep(undone);
      events = events.map((event) => (event.id === paymentId ? { ...event, chargedBackFor } : event));
      tell({ type: 'CHARGEBACK', on, cents: undone.reversed, amountType: 'OTHER', allocation });
    },
    refundPart: (on: PlainDate, cents: number): void => {
      const refunded = refundPurchase(books, on, Math.min(cents, refundableOf(books)));
      keep(refunded);
      tell({ type: 'REFUND', on, cents, amountType: 'OTHER', allocation: refunded.allocation });
    },
    relieve: (hardship: Hardship, first: PlainDate): void => {
      const rhythm = { frequency, anchorDay: partsOf(first)[2] };
      ({ books, agreed } = beginHardship(books, agreed, counted(), hardship, rhythm));
    },
    cancel: (on: PlainDate): void => {
      keep(cancelLoan(books, on));
      const cents = heldOf(books);
      keep(giveBack(books, on));
      if (cents > 0) tell({ type: 'REFUND', on, cents, amountType: 'OTHER' });
    },
    writeOff: (on: PlainDate): void => keep(chargeOff(books, on)),
  };
};
