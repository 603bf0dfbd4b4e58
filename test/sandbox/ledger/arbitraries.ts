import fc from 'fast-check';
import { addDays, type PlainDate } from '../../../sandbox/calendar/plain-date.ts';
import type { InterestTerms } from '../../../sandbox/ledger/interest.ts';
import { type LoanBooks, openBooks } from '../../../sandbox/ledger/loan-books.ts';
import { dueDates, makeSchedule } from '../../../sandbox/ledger/schedule.ts';

export const someTerms: fc.Arbitrary<InterestTerms> = fc.record({
  apr: fc.integer({ min: 0, max: 359_999 }).map((rate) => (rate / 10_000).toFixed(4)),
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
    return { terms, principal, on, dates, books: openBooks(terms, principal, on, schedule).books };
  });

/** Something that happens to a loan some days after what came before. */
export type Event =
  | { readonly kind: 'pay'; readonly after: number; readonly share: number; readonly toPrincipal: boolean }
  | { readonly kind: 'pay-next'; readonly after: number }
  | { readonly kind: 'fee'; readonly after: number; readonly cents: number }
  | { readonly kind: 'return'; readonly after: number; readonly cents: number }
  | { readonly kind: 'pay-off'; readonly after: number };

const after = fc.integer({ min: 0, max: 40 });

export const someHistory: fc.Arbitrary<readonly Event[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay-next' as const), after }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('pay' as const),
        after,
        share: fc.double({ min: 0, max: 1.1, noNaN: true }),
        toPrincipal: fc.boolean(),
      }),
    },
    fc.record({ kind: fc.constant('fee' as const), after, cents: fc.integer({ min: 0, max: 5_000 }) }),
    fc.record({ kind: fc.constant('return' as const), after, cents: fc.integer({ min: 1, max: 100_000 }) }),
    fc.record({ kind: fc.constant('pay-off' as const), after }),
  ),
  { maxLength: 25 },
);
