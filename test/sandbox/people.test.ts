import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../sandbox/calendar/plain-date.ts';
import { demoPeople } from '../../sandbox/index.ts';
import { owedOf } from '../../sandbox/ledger/loan-books.ts';
import { playLoan } from '../../sandbox/people/play-loan.ts';
import { standingOf } from '../../sandbox/servicing/standing.ts';
import { holds } from '../support/property-runs.ts';
import { someDay } from './ledger/arbitraries.ts';

const people = demoPeople();
const story = fc.constantFrom(
  ...people.flatMap(({ situation, loans }) => loans.map((plan) => ({ situation, plan }))),
);

describe('on whatever day the data is made', () => {
  test('every loan of the demo stands as its story says', () => {
    holds(
      fc.property(someDay, story, (today, { situation, plan }) => {
        const { books, status, events, openedOn, closedOn } = playLoan(plan, today);
        const { subStatus, next, pastDue } = standingOf(
          status,
          books.instalments,
          books.balances.FEES,
          today,
        );
        expect(events.every(({ on }) => on >= addDays(openedOn, -5) && on <= today)).toBe(true);
        expect(events.every(({ cents }) => cents > 0)).toBe(true);
        if (status === 'OUTSTANDING') {
          expect(owedOf(books)).toBeGreaterThan(0);
          expect(next?.dueOn !== undefined && next.dueOn >= today && next.dueOn <= addDays(today, 40)).toBe(
            true,
          );
          const isLate = plan.paid < plan.due;
          expect(pastDue > 0).toBe(isLate);
          expect(subStatus).toBe(
            isLate ? (situation.includes('grace') ? 'GRACE_PERIOD' : 'DELINQUENT_PAST_DUE') : undefined,
          );
        } else {
          expect(closedOn !== undefined && closedOn < today).toBe(true);
          expect(owedOf(books) > 0).toBe(status === 'CHARGED_OFF');
        }
      }),
    );
  });
});

test('demo addresses and numbers are of the ranges kept for examples, and told apart within a tenant', () => {
  for (const { email, phone } of people) {
    expect(email).toMatch(/@example\.com$/);
    expect(phone).toMatch(/^\+1\d{3}55501\d\d$/);
  }
  expect(new Set(people.map(({ tenant, email }) => `${tenant} ${email}`)).size).toBe(people.length);
  expect(new Set(people.map(({ tenant, phone }) => `${tenant} ${phone}`)).size).toBe(people.length);
});
