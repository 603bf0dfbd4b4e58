import { addDays, type PlainDate } from '@member-portal/domain/calendar';
import type { Installment, Loan } from '@member-portal/domain/loan';
import type { Activity } from '@member-portal/domain/payment';
import { annualRate, balanceCourse } from '@member-portal/domain/projection';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueDates } from '../../support/amortisation/due-dates.ts';
import { amortise, levelAmount } from '../../support/amortisation/level-schedule.ts';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../support/builders/a-loan.ts';
import { holds } from '../../support/property-runs.ts';

const OPENED = day('2026-01-15');
const rate = annualRate('19.99')._unsafeUnwrap();

/** A loan of so many monthly instalments, the first of them paid, so much of its principal paid early besides. */
const loanOf = (given: {
  readonly count: number;
  readonly paid: number;
  readonly early?: number;
  readonly closedOn?: PlainDate;
}): Loan => {
  const { count, paid, early = 0, closedOn } = given;
  const dueOn = dueDates(OPENED, count + 1, 'MONTHLY').slice(1);
  const terms = { rate, dayCount: 'ACTUAL_365', rounding: 'HALF_EVEN' } as const;
  const plan = { terms, principal: 100_000, from: OPENED, dueOn };
  const table = amortise(plan, levelAmount(plan));
  const last = table[paid - 1];
  return aLoan({
    openedOn: OPENED,
    closedOn,
    original: usd(100_000),
    principalBalance: usd(Math.max(0, (last?.balance ?? 100_000) - early)),
    accruedInterest: usd(0),
    terms: {
      rate: '19.99',
      dayCount: 'ACTUAL_365',
      rounding: 'HALF_EVEN',
      allocationOrder: ['FEES', 'INTEREST', 'PRINCIPAL'],
      accruedThrough: last?.dueOn ?? OPENED,
    },
    schedule: table.map(
      (line): Installment => ({
        number: line.number,
        dueOn: line.dueOn,
        amount: usd(line.amount),
        principal: usd(line.principal),
        interest: usd(line.interest),
        paid: usd(line.number <= paid ? line.amount : 0),
        status: line.number <= paid ? 'PAID' : 'UPCOMING',
      }),
    ),
  });
};

/** A booking that paid so much principal, in cents. */
const anActivity = ({
  on,
  cents,
  type = 'PAYMENT',
}: {
  readonly on: PlainDate;
  readonly cents: number;
  readonly type?: Activity['type'];
}): Activity => ({
  id: `${type} ${on}`,
  requestKey: undefined,
  type,
  status: 'RECEIVED',
  amount: usd(cents + 250),
  on,
  method: undefined,
  allocation: { principal: usd(cents), interest: usd(250), fees: usd(0) },
  confirmation: undefined,
  failure: undefined,
});

const anyCourse = fc
  .record({
    count: fc.integer({ min: 1, max: 48 }),
    share: fc.integer({ min: 0, max: 99 }),
    early: fc.nat(60_000),
  })
  .map(({ count, share, early }) => {
    const loan = loanOf({ count, paid: Math.floor((count * share) / 100), early });
    const today = addDays(loan.terms.accruedThrough, 1);
    return { loan, today, course: balanceCourse(loan, today) };
  });

describe('the course of a balance', () => {
  it('begins with what was lent on the day the loan opened', () => {
    holds(
      fc.property(anyCourse, ({ course }) => {
        expect(course.paid[0]).toEqual({ on: OPENED, balance: usd(100_000) });
      }),
    );
  });

  it('has one point on the day the loan opened', () => {
    const loan = loanOf({ count: 6, paid: 0 });
    expect(balanceCourse(loan, OPENED).paid).toEqual([{ on: OPENED, balance: loan.principalBalance }]);
  });

  it('follows the booked activity, day by day, where all of it is known', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 10 });
    holds(
      fc.property(amounts, (principal) => {
        const booked = principal.map((cents, index) => anActivity({ on: addDays(OPENED, index + 1), cents }));
        const paid = principal.reduce((sum, cents) => sum + cents, 0);
        const loan = { ...loanOf({ count: 12, paid: 0 }), principalBalance: usd(100_000 - paid) };
        const today = addDays(OPENED, principal.length + 1);
        const course = balanceCourse(loan, today, booked.toReversed()).paid;
        expect(course.map(({ on }) => on)).toEqual([OPENED, ...booked.map(({ on }) => on), today]);
        course.slice(1, -1).forEach(({ balance }, index) => {
          expect(balance.cents).toBe((course[index]?.balance.cents ?? 0) - (principal[index] ?? 0));
        });
      }),
    );
  });

  it('goes up by what a bank took back, and shows a day once', () => {
    const loan = { ...loanOf({ count: 12, paid: 0 }), principalBalance: usd(94_000) };
    const booked = [
      anActivity({ on: day('2026-02-10'), cents: 8_000 }),
      anActivity({ on: day('2026-02-16'), cents: 8_000, type: 'CHARGEBACK' }),
      anActivity({ on: day('2026-03-02'), cents: 5_000 }),
      anActivity({ on: day('2026-03-02'), cents: 1_000 }),
      anActivity({ on: day('2026-03-05'), cents: 0 }),
      { ...anActivity({ on: day('2026-03-06'), cents: 500, type: 'FEE' }), allocation: undefined },
    ];
    expect(
      balanceCourse(loan, day('2026-04-01'), booked).paid.map(({ on, balance }) => [on, balance.cents]),
    ).toEqual([
      [OPENED, 100_000],
      ['2026-02-10', 92_000],
      ['2026-02-16', 100_000],
      ['2026-03-02', 94_000],
      ['2026-04-01', 94_000],
    ]);
  });

  it('leaves out what was booked before the loan opened, and what will be after today', () => {
    const loan = { ...loanOf({ count: 12, paid: 0 }), principalBalance: usd(90_000) };
    const booked = [
      anActivity({ on: addDays(OPENED, -1), cents: 2_000 }),
      anActivity({ on: OPENED, cents: 3_000 }),
      anActivity({ on: day('2026-02-10'), cents: 5_000 }),
    ];
    expect(
      balanceCourse(loan, day('2026-02-10'), booked).paid.map(({ on, balance }) => [on, balance.cents]),
    ).toEqual([
      [OPENED, 100_000],
      [OPENED, 95_000],
      ['2026-02-10', 90_000],
    ]);
  });

  it('is as agreed where the activity known does not explain what is owed', () => {
    const loan = loanOf({ count: 12, paid: 3 });
    const known = [anActivity({ on: day('2026-02-10'), cents: 8_000 })];
    const today = day('2026-05-01');
    expect(balanceCourse(loan, today, known)).toEqual(balanceCourse(loan, today));
  });

  it('is today what the platform reports', () => {
    holds(
      fc.property(anyCourse, ({ loan, today, course }) => {
        expect(course.paid.at(-1)).toEqual({ on: today, balance: loan.principalBalance });
      }),
    );
  });

  it('is in order of dates, and never rises after today', () => {
    holds(
      fc.property(anyCourse, ({ course: { paid, toCome } }) => {
        const points = [...paid, ...toCome];
        expect(points.map(({ on }) => on)).toEqual(points.map(({ on }) => on).toSorted());
        const ahead = [...paid.slice(-1), ...toCome].map(({ balance }) => balance.cents);
        expect(ahead).toEqual(ahead.toSorted((a, b) => b - a));
      }),
    );
  });

  it('ends at nothing, not later than the loan does', () => {
    holds(
      fc.property(anyCourse, ({ loan, course }) => {
        const [end] = [...course.paid, ...course.toCome].slice(-1);
        expect(end?.balance).toEqual(usd(0));
        expect((end?.on ?? '') <= (loan.schedule.at(-1)?.dueOn ?? '')).toBe(true);
      }),
    );
  });

  it('ends sooner after early payments', () => {
    const today = day('2026-05-01');
    const asAgreed = balanceCourse(loanOf({ count: 12, paid: 3 }), today).toCome;
    const early = balanceCourse(loanOf({ count: 12, paid: 3, early: 30_000 }), today).toCome;
    expect(asAgreed).toHaveLength(9);
    expect(early.length).toBeLessThan(9);
    expect(early.at(-1)?.balance).toEqual(usd(0));
  });

  it('counts what is past due as paid by the next due day, and shows no past day as upcoming', () => {
    const loan = loanOf({ count: 3, paid: 1 });
    const { paid, toCome } = balanceCourse(loan, day('2026-04-01'));
    expect(paid.map(({ on }) => on)).toEqual(['2026-01-15', '2026-02-15', '2026-04-01']);
    expect(toCome.map(({ on, balance }) => [on, balance.cents])).toEqual([['2026-04-15', 0]]);
  });

  it('shows a day on which an instalment was paid today once', () => {
    const loan = loanOf({ count: 3, paid: 1 });
    expect(balanceCourse(loan, day('2026-02-15')).paid).toEqual([
      { on: '2026-01-15', balance: usd(100_000) },
      { on: '2026-02-15', balance: loan.principalBalance },
    ]);
  });

  it('begins with what was lent where instalments paid late have left more to the rest', () => {
    const loan = { ...loanOf({ count: 3, paid: 1 }), principalBalance: usd(70_000) };
    const { paid } = balanceCourse(loan, day('2026-03-01'));
    const first = loan.schedule[0]?.principal.cents ?? 0;
    expect(paid.map(({ balance }) => balance.cents)).toEqual([100_000, 100_000 - first, 70_000]);
  });

  it('shows no day twice where an instalment is due today', () => {
    const { paid, toCome } = balanceCourse(loanOf({ count: 3, paid: 1 }), day('2026-03-15'));
    expect(paid.at(-1)?.on).toBe('2026-03-15');
    expect(toCome.map(({ on }) => on)).toEqual(['2026-04-15']);
  });

  it('of a loan that has ended stops on its last day, with nothing to come', () => {
    const loan = loanOf({ count: 6, paid: 2, closedOn: day('2026-03-20') });
    const { paid, toCome } = balanceCourse(loan, day('2026-11-21'));
    expect(paid.at(-1)?.on).toBe('2026-03-20');
    expect(toCome).toEqual([]);
    const undated = { ...loanOf({ count: 6, paid: 2 }), status: 'CHARGED_OFF' } as const;
    expect(balanceCourse(undated, day('2026-03-20')).toCome).toEqual([]);
  });

  it('of a loan that is to end later stands today', () => {
    const loan = loanOf({ count: 6, paid: 2, closedOn: day('2026-12-20') });
    expect(balanceCourse(loan, day('2026-11-21')).paid.at(-1)?.on).toBe('2026-11-21');
  });

  it('tells nothing of what is to come where the rate is no number', () => {
    const loan = loanOf({ count: 6, paid: 2 });
    const unreadable = { ...loan, terms: { ...loan.terms, rate: 'n/a' } };
    expect(balanceCourse(unreadable, day('2026-04-01')).toCome).toEqual([]);
  });
});
