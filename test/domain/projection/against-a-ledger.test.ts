import { addDays } from '@member-portal/domain/calendar';
import { annualRate, type LoanPosition, previewPayment } from '@member-portal/domain/projection';
import { type Arbitrary, array, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeFee, type LoanBooks, openBooks, settlePayment } from '../../../sandbox/ledger/loan-books.ts';
import { dueDates, makeSchedule } from '../../../sandbox/ledger/schedule.ts';
import { anyDayCount, anyRounding, anyYearlyRate } from '../../support/arbitraries/interest-terms.ts';
import { anyLoanDate, day } from '../../support/arbitraries/plain-date.ts';
import { holds, IS_NIGHTLY, PROPERTY_RUNS } from '../../support/property-runs.ts';

/** The sandbox keeps a double-entry ledger with rules of its own; what it shows of a loan is all that the portal knows. */
const positionOfBooks = ({ terms, balances, accruedThrough, instalments }: LoanBooks): LoanPosition => ({
  currency: 'USD',
  terms: { ...terms, rate: annualRate(terms.rate)._unsafeUnwrap() },
  allocationOrder: ['FEES', 'INTEREST', 'PRINCIPAL'],
  owed: { principal: balances.PRINCIPAL, interest: balances.INTEREST, fees: balances.FEES },
  accruedThrough: day(accruedThrough),
  instalments: instalments.map(({ number, dueOn, amount, paid }) => ({
    number,
    dueOn: day(dueOn),
    amount,
    paid,
  })),
});

const anyPayment = record({
  after: integer({ min: 0, max: 70 }),
  percent: integer({ min: 1, max: 140 }),
  toPrincipal: boolean(),
});
const anyHistory = record({
  terms: record({ rate: anyYearlyRate, dayCount: anyDayCount, rounding: anyRounding }),
  principal: integer({ min: 2_000, max: 3_000_000 }),
  from: anyLoanDate,
  count: integer({ min: 1, max: 36 }),
  frequency: constantFrom('MONTHLY' as const, 'BIWEEKLY' as const),
  payments: array(anyPayment, { maxLength: 6 }),
  fee: constantFrom(0, 0, 0, 2500),
  next: anyPayment,
});

type History = typeof anyHistory extends Arbitrary<infer Generated> ? Generated : never;

/** Books after some payments of shares of an instalment, and the payment that comes next. */
const play = ({ terms, principal, from, count, frequency, payments, fee, next }: History) => {
  const dates = dueDates(from, count + 1, frequency).slice(1);
  const instalments = makeSchedule({ terms, principal, from, dates });
  const share = (percent: number) => Math.max(1, Math.floor(((instalments[0]?.amount ?? 1) * percent) / 100));
  let [books, on] = [openBooks(terms, principal, from, instalments).books, from];
  for (const [index, payment] of payments.entries()) {
    on = addDays(on, payment.after);
    const cents = share(payment.percent);
    books = settlePayment(books, { id: String(index), on, cents, toPrincipal: payment.toPrincipal }).books;
  }
  if (fee > 0) books = chargeFee(books, on, fee).books;
  return {
    books,
    payment: { on: addDays(on, next.after), cents: share(next.percent), toPrincipal: next.toPrincipal },
  };
};

const runs = { numRuns: IS_NIGHTLY ? 10_000 : PROPERTY_RUNS };

describe('what the portal projects from the terms of a loan', () => {
  it('is what a ledger books when the payment is made, to the cent', () => {
    holds(
      property(anyHistory, (history) => {
        const { books, payment } = play(history);
        const booked = settlePayment(books, { id: 'next', ...payment });
        const preview = previewPayment(positionOfBooks(books), payment);
        const { fees, interest, principal } = preview.allocation;
        expect({ fees: fees.cents, interest: interest.cents, principal: principal.cents }).toEqual(
          booked.allocation,
        );
        const { PRINCIPAL, INTEREST, FEES } = booked.books.balances;
        expect(preview.balanceAfter.cents).toBe(PRINCIPAL + INTEREST + FEES);
        const open = booked.books.instalments.filter((row) => row.paid < row.amount);
        expect(preview.nextDue).toEqual(
          open[0] && {
            dueOn: open[0].dueOn,
            amount: { cents: open[0].amount - open[0].paid, currency: 'USD' },
          },
        );
        expect(preview.endsOn).toBe(open.at(-1)?.dueOn ?? payment.on);
      }),
      runs,
    );
  });
});
