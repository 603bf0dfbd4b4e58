import {
  annualRate,
  type LoanPosition,
  previewPayment,
  projectSchedule,
} from '@member-portal/domain/projection';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../sandbox/calendar/plain-date.ts';
import type { InterestTerms } from '../../../sandbox/ledger/interest.ts';
import { acceptPayment, type LoanBooks, owedOf, settlePayment } from '../../../sandbox/ledger/loan-books.ts';
import { payoffOn } from '../../../sandbox/ledger/payoff.ts';
import { dueDates } from '../../../sandbox/ledger/schedule.ts';
import { dueDates as dueDatesOfPortal } from '../../support/amortisation/due-dates.ts';
import { amortise } from '../../support/amortisation/level-schedule.ts';
import { holds } from '../../support/property-runs.ts';
import { day } from '../support/domain-day.ts';
import { someDay, someHistory, someLoan } from './arbitraries.ts';
import { play } from './play.ts';

const termsOf = (terms: InterestTerms) => ({ ...terms, rate: annualRate(terms.rate)._unsafeUnwrap() });

/** The data of a loan that the portal receives, in its own shape; it computes the rest. */
const positionOfBooks = ({ terms, balances, accruedThrough, instalments }: LoanBooks): LoanPosition => ({
  currency: 'USD',
  terms: termsOf(terms),
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

const somePayment = fc.record({
  after: fc.integer({ min: 0, max: 70 }),
  share: fc.double({ min: 0, max: 1.1, noNaN: true }),
  toPrincipal: fc.boolean(),
});

describe('after any history, returns, chargebacks, refunds and hardship plans included', () => {
  test('a payment is allocated, and leaves balance, next instalment and end, as the portal projects', () => {
    holds(
      fc.property(someLoan, someHistory, somePayment, (loan, history, { after, share, toPrincipal }) => {
        const { books, on: last, status } = play(loan, history);
        if (status !== 'OPEN') return;
        const on = addDays(last, after);
        const cents = Math.floor(payoffOn(books, [], on).amount * share);
        const accepted = acceptPayment(books, 'next', on, cents).books;
        const booked = settlePayment(accepted, { id: 'next', on, cents, toPrincipal });
        const preview = previewPayment(positionOfBooks(books), { on: day(on), cents, toPrincipal });
        const { fees, interest, principal } = preview.allocation;
        expect({ fees: fees.cents, interest: interest.cents, principal: principal.cents }).toEqual(
          booked.allocation,
        );
        expect(preview.balanceAfter.cents).toBe(owedOf(booked.books));
        const open = booked.books.instalments.filter((row) => row.paid < row.amount);
        expect([preview.nextDue?.dueOn, preview.nextDue?.amount.cents]).toEqual(
          open[0] ? [open[0].dueOn, open[0].amount - open[0].paid] : [undefined, undefined],
        );
        expect(preview.endsOn).toBe(open.at(-1)?.dueOn ?? on);
      }),
    );
  });

  test('the schedule that the portal projects is the one in the books, row by row', () => {
    holds(
      fc.property(someLoan, someHistory, (loan, history) => {
        const { books, status } = play(loan, history);
        if (status !== 'OPEN') return;
        const { open } = projectSchedule(positionOfBooks(books));
        const booked = books.instalments.filter((row) => row.paid < row.amount);
        expect(open.map(({ number, dueOn, amount, paid }) => [number, dueOn, amount, paid])).toEqual(
          booked.map(({ number, dueOn, amount, paid }) => [number, dueOn, amount, paid]),
        );
        for (const [index, row] of booked.entries()) {
          if (row.paid > 0) continue;
          const { principal, interest } = open[index] ?? {};
          expect([principal, interest]).toEqual([row.principal, row.interest]);
        }
      }),
    );
  });
});

describe('of a new loan', () => {
  test('due days are the same in both', () => {
    holds(
      fc.property(
        someDay,
        fc.integer({ min: 1, max: 120 }),
        fc.constantFrom('MONTHLY' as const, 'BIWEEKLY' as const),
        (first, count, frequency) => {
          expect(dueDatesOfPortal(day(first), count, frequency)).toEqual(dueDates(first, count, frequency));
        },
      ),
    );
  });

  test('the portal’s table at the agreed amount is the platform’s schedule', () => {
    holds(
      fc.property(someLoan, ({ terms, principal, on, dates, books: { instalments } }) => {
        // An instalment that cannot pay its interest leaves some of it over, which the table does not know.
        if (instalments.some((row) => row.principal === 0)) return;
        const plan = { terms: termsOf(terms), principal, from: day(on), dueOn: dates.map(day) };
        const lines = amortise(plan, instalments[0]?.amount ?? 0);
        expect(
          lines.map(({ number, dueOn, amount, ...parts }) => [
            number,
            dueOn,
            amount,
            parts.interest,
            parts.principal,
          ]),
        ).toEqual(
          instalments.map(({ number, dueOn, amount, ...parts }) => [
            number,
            dueOn,
            amount,
            parts.interest,
            parts.principal,
          ]),
        );
      }),
    );
  });
});
