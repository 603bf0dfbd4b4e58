import { randomUUID } from 'node:crypto';
import { addDays, addMonths, dayOfMonth, type PlainDate, partsOf } from '../calendar/plain-date.ts';
import {
  acceptPayment,
  accrueThrough,
  type Booked,
  chargeFee,
  type Journal,
  type LoanBooks,
  openBooks,
  owedOf,
  returnPayment,
  settlePayment,
} from '../ledger/loan-books.ts';
import { cancelLoan, chargeOff } from '../ledger/loan-endings.ts';
import { dueDates, makeSchedule } from '../ledger/schedule.ts';
import { type LoanPlan, totalOf } from './loan-plan.ts';

/** Something that shows in a loan's history. */
export interface PlayedEvent {
  readonly id: string;
  readonly type: 'PAYMENT' | 'AUTOPAY' | 'FEE' | 'REFUND';
  readonly on: PlainDate;
  readonly cents: number;
  readonly amountType: string;
  readonly allocation?: { readonly fees: number; readonly interest: number; readonly principal: number };
  readonly returnedFor?: string;
  readonly isPending?: boolean;
}

/** A loan after its story has been played through the ledger. */
export interface PlayedLoan {
  readonly books: LoanBooks;
  readonly journals: readonly Journal[];
  readonly events: readonly PlayedEvent[];
  readonly openedOn: PlainDate;
  readonly maturesOn: PlainDate;
  readonly closedOn: PlainDate | undefined;
  readonly original: number;
  readonly status: string;
}

/** A due day that every month has. */
const calmDay = (date: PlainDate): PlainDate => {
  const [year, month, day] = partsOf(date);
  return day > 28 ? dayOfMonth(year, month + 1, 1) : date;
};

const firstDue = (plan: LoanPlan, today: PlainDate): PlainDate => {
  const next = addDays(today, plan.nextIn);
  return plan.frequency === 'BIWEEKLY' ? addDays(next, -14 * plan.due) : addMonths(calmDay(next), -plan.due);
};

type Step = { readonly on: PlainDate; readonly run: () => void };

/** Plays a plan's story up to today: every cent of it goes through the ledger. */
export const playLoan = (plan: LoanPlan, today: PlainDate): PlayedLoan => {
  const first = firstDue(plan, today);
  const openedOn = plan.frequency === 'BIWEEKLY' ? addDays(first, -14) : addMonths(first, -1);
  const original = totalOf(plan.items) - (plan.downPayment ?? 0);
  const dates = dueDates(first, plan.term, plan.frequency);
  const schedule = makeSchedule({ terms: plan.terms, principal: original, from: openedOn, dates });
  const opened = openBooks(plan.terms, original, openedOn, schedule);

  let books = opened.books;
  const journals: Journal[] = [...opened.journals];
  const events: PlayedEvent[] = [];
  const keep = (booked: Booked): void => {
    books = booked.books;
    journals.push(...booked.journals);
  };

  const pay = (on: PlainDate, cents: number, amountType: string): void => {
    const id = randomUUID();
    keep(acceptPayment(books, id, on, cents));
    const settled = settlePayment(books, { id, on, cents, toPrincipal: false });
    keep(settled);
    const type = plan.autopay ? 'AUTOPAY' : 'PAYMENT';
    events.push({ id, type, on, cents, amountType, allocation: settled.allocation });
  };
  const payNext = (on: PlainDate): void => {
    const row = books.instalments.find(({ amount, paid }) => paid < amount);
    if (row) pay(on, row.amount - row.paid, 'INSTALLMENT');
  };
  const payBack = (on: PlainDate): void => {
    keep(accrueThrough(books, on));
    pay(on, owedOf(books), 'PAYOFF');
  };
  const charge = (on: PlainDate, cents: number): void => {
    keep(chargeFee(books, on, cents));
    events.push({ id: randomUUID(), type: 'FEE', on, cents, amountType: 'OTHER' });
  };
  const comeBack = (on: PlainDate): void => {
    const id = randomUUID();
    const cents = books.instalments.find(({ amount, paid }) => paid < amount)?.amount ?? 0;
    keep(acceptPayment(books, id, on, cents));
    keep(returnPayment(books, id, addDays(on, 2), cents));
    events.push({
      id,
      type: 'PAYMENT',
      on,
      cents,
      amountType: 'INSTALLMENT',
      returnedFor: 'INSUFFICIENT_FUNDS',
    });
  };
  const cancel = (on: PlainDate): void => {
    const cents = books.balances.CASH;
    keep(cancelLoan(books, on));
    if (cents > 0) events.push({ id: randomUUID(), type: 'REFUND', on, cents, amountType: 'OTHER' });
  };

  const { ending, lateFee, returnedPaymentDaysAgo: returned } = plan;
  const endsOn = ending && addDays(today, -ending.daysAgo);
  const steps: Step[] = dates.slice(0, plan.paid).map((due, index) => {
    // People pay up to four days early; a draft comes on the day.
    const on = plan.autopay ? due : addDays(due, -((index * 3) % 5));
    return { on, run: () => payNext(on) };
  });
  for (const due of lateFee ? dates.slice(plan.paid, plan.due) : []) {
    const on = addDays(due, lateFee?.afterDays ?? 0);
    if (on < today) steps.push({ on, run: () => charge(on, lateFee?.cents ?? 0) });
  }
  if (returned !== undefined) {
    const on = addDays(today, -returned);
    steps.push({ on, run: () => comeBack(on) });
  }
  if (ending && endsOn) {
    const ends = {
      PAID: payBack,
      CANCELLED: cancel,
      CHARGED_OFF: (on: PlainDate) => keep(chargeOff(books, on)),
    };
    steps.push({ on: endsOn, run: () => ends[ending.kind](endsOn) });
  }
  for (const step of steps
    .filter(({ on }) => endsOn === undefined || on <= endsOn)
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))) {
    step.run();
  }
  return {
    books,
    journals,
    events,
    openedOn,
    original,
    maturesOn: dates[dates.length - 1] ?? first,
    closedOn: endsOn,
    status: ending?.kind ?? 'OUTSTANDING',
  };
};
