import fc from 'fast-check';
import { addDays, type PlainDate } from '../../../sandbox/calendar/plain-date.ts';
import type { InterestTerms } from '../../../sandbox/ledger/interest.ts';
import { type LoanBooks, openBooks } from '../../../sandbox/ledger/loan-books.ts';
import { dueDates, type Frequency, makeSchedule } from '../../../sandbox/ledger/schedule.ts';

const someTerms: fc.Arbitrary<InterestTerms> = fc.record({
  rate: fc.integer({ min: 0, max: 359_999 }).map((figure) => (figure / 10_000).toFixed(4)),
  dayCount: fc.constantFrom('ACTUAL_365', 'ACTUAL_360', '30_360'),
  rounding: fc.constantFrom('HALF_EVEN', 'HALF_UP'),
});

export const someDay: fc.Arbitrary<PlainDate> = fc
  .integer({ min: 0, max: 3650 })
  .map((days) => addDays('2020-01-01', days));

/** A loan on the day it was opened. */
export interface Opened {
  readonly terms: InterestTerms;
  readonly principal: number;
  readonly on: PlainDate;
  readonly dates: readonly PlainDate[];
  readonly frequency: Frequency;
  readonly books: LoanBooks;
}

export const someLoan: fc.Arbitrary<Opened> = fc
  .record({
    terms: someTerms,
    principal: fc.integer({ min: 1_000, max: 5_000_000 }),
    on: someDay,
    term: fc.integer({ min: 1, max: 60 }),
    frequency: fc.constantFrom('MONTHLY' as const, 'BIWEEKLY' as const),
    firstIn: fc.integer({ min: 1, max: 45 }),
  })
  .map(({ terms, principal, on, term, frequency, firstIn }) => {
    const dates = dueDates(addDays(on, firstIn), term, frequency);
    const schedule = makeSchedule({ terms, principal, from: on, dates });
    return { terms, principal, on, dates, frequency, books: openBooks(terms, principal, on, schedule).books };
  });

/** Something that happens to a loan some days after what came before. */
export type Event = { readonly after: number } & (
  | { readonly kind: 'pay'; readonly share: number; readonly toPrincipal: boolean }
  /** The next instalment, when the buyer thinks of it. */
  | { readonly kind: 'pay-next' }
  /** The next instalment, on its due day. */
  | { readonly kind: 'draft' }
  | { readonly kind: 'fee'; readonly cents: number }
  /** A draw that never settles; it may be tried again some days later, and then settles. */
  | { readonly kind: 'return'; readonly cents: number; readonly retriedAfter: number | undefined }
  | { readonly kind: 'pay-off' }
  /** More than everything owed. */
  | { readonly kind: 'overpay'; readonly cents: number }
  /** A settled payment goes back, to its bank or at the lender's will. */
  | { readonly kind: 'charge-back' | 'refund-payment'; readonly which: number }
  | { readonly kind: 'refund-purchase'; readonly share: number }
  | { readonly kind: 'give-back' }
  | { readonly kind: 'hardship'; readonly amount: number; readonly days: number }
  | { readonly kind: 'charge-off' | 'cancel' }
);

const after = fc.integer({ min: 0, max: 40 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const plain = <K extends Event['kind']>(kind: K) => fc.record({ kind: fc.constant(kind), after });

export const someHistory: fc.Arbitrary<readonly Event[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: plain('pay-next') },
    { weight: 3, arbitrary: plain('draft') },
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('pay' as const), after, share, toPrincipal: fc.boolean() }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('fee' as const),
        after,
        cents: fc.integer({ min: 0, max: 5_000 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('return' as const),
        after,
        cents: fc.integer({ min: 1, max: 100_000 }),
        retriedAfter: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
      }),
    },
    { weight: 1, arbitrary: plain('pay-off') },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('overpay' as const),
        after,
        cents: fc.integer({ min: 1, max: 9_000 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constantFrom('charge-back' as const, 'refund-payment' as const),
        after,
        which: fc.nat(20),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund-purchase' as const), after, share }) },
    { weight: 2, arbitrary: plain('give-back') },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('hardship' as const),
        after,
        amount: fc.constantFrom(0, 2_900, 5_900),
        days: fc.integer({ min: 1, max: 200 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constantFrom('charge-off' as const, 'cancel' as const), after }),
    },
  ),
  { maxLength: 25 },
);
