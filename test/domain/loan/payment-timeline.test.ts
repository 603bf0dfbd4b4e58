import { INSTALLMENT_STATUSES, type Installment, paymentTimeline } from '@member-portal/domain/loan';
import { array, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLoanDate, day } from '../../support/arbitraries/plain-date.ts';
import { aLoanSummary, usd } from '../../support/builders/a-loan.ts';
import { holds } from '../../support/property-runs.ts';

const line = (number: number, dueOn: string, status: Installment['status'], paid = 0): Installment => ({
  number,
  dueOn: day(dueOn),
  amount: usd(10_800),
  principal: usd(9_900),
  interest: usd(900),
  paid: usd(paid),
  status,
});

const CHARGED_OFF = aLoanSummary({ status: 'CHARGED_OFF' });

const anySchedule = array(
  record({
    dueOn: anyLoanDate,
    status: constantFrom(...INSTALLMENT_STATUSES),
    paid: integer({ min: 0, max: 12_000 }),
  }),
  { maxLength: 24 },
).map((rows) => rows.map(({ dueOn, status, paid }, at) => line(at + 1, dueOn, status, paid)));

describe('the timeline of payments', () => {
  it('has each payment once, by day, at most one next one, and never calls paid what is not', () => {
    holds(
      property(anySchedule, anyLoanDate, (schedule, today) => {
        const timeline = paymentTimeline(schedule, today);
        expect(timeline.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
          schedule.map(({ number }) => number),
        );
        expect(timeline.map(({ dueOn }) => dueOn)).toEqual(timeline.map(({ dueOn }) => dueOn).toSorted());
        expect(timeline.filter(({ state }) => state === 'next').length).toBeLessThanOrEqual(1);
        for (const { number, state, dueOn } of timeline) {
          const status = schedule[number - 1]?.status;
          expect(state === 'paid').toBe(status === 'PAID');
          if (state === 'next' || state === 'coming') expect(dueOn > today).toBe(true);
          if (status === 'PAST_DUE' || (status !== 'PAID' && dueOn < today)) expect(state).toBe('late');
        }
      }),
    );
  });

  it('tells paid, late, today and coming apart', () => {
    const timeline = paymentTimeline(
      [
        line(1, '2026-09-01', 'PAID', 10_800),
        line(2, '2026-10-01', 'PAST_DUE', 800),
        line(3, '2026-11-01', 'DUE'),
        line(4, '2026-12-01', 'UPCOMING'),
      ],
      day('2026-11-01'),
    );
    expect(timeline.map(({ state }) => state)).toEqual(['paid', 'late', 'today', 'coming']);
  });

  it('has the first unpaid one as the next, also where a later one was paid ahead', () => {
    const ahead = [line(1, '2026-11-01', 'PAID', 10_800), line(2, '2026-12-01', 'UPCOMING')];
    expect(paymentTimeline(ahead, day('2026-10-15')).map(({ state }) => state)).toEqual(['paid', 'next']);
  });

  it('calls what is covered neither late nor next, and what comes after it the next', () => {
    const timeline = paymentTimeline(
      [
        line(1, '2026-10-15', 'PAST_DUE', 800),
        line(2, '2026-12-15', 'DUE'),
        line(3, '2027-01-15', 'UPCOMING'),
      ],
      day('2026-11-21'),
      ({ number }) => number < 3,
    );
    expect(timeline.map(({ state }) => state)).toEqual(['processing', 'processing', 'next']);
  });

  it('calls what was due after a loan closed neither late nor next, whatever the platform reports', () => {
    const closed = [
      line(1, '2026-09-15', 'PAID', 10_800),
      line(2, '2026-10-15', 'PAST_DUE'),
      line(3, '2026-12-15', 'PAST_DUE'),
      line(4, '2027-01-15', 'UPCOMING'),
    ];
    const states = paymentTimeline(closed, day('2026-11-21'), undefined, CHARGED_OFF).map(
      ({ state }) => state,
    );
    expect(states).toEqual(['paid', 'late', 'coming', 'coming']);
    const thatDay = [line(1, '2026-11-21', 'PAST_DUE'), line(2, '2026-12-21', 'PAST_DUE')];
    expect(paymentTimeline(thatDay, day('2026-11-21'), undefined, CHARGED_OFF)).toMatchObject([
      { state: 'late' },
      { state: 'coming' },
    ]);
  });

  it('of a loan up to date calls late what was due before its next payment, and not that one', () => {
    const schedule = [
      line(1, '2026-10-20', 'DUE'),
      line(2, '2026-11-20', 'DUE'),
      line(3, '2026-12-20', 'UPCOMING'),
    ];
    const statesOf = (changed: Parameters<typeof aLoanSummary>[0]) => {
      const nextPayment = { dueOn: day('2026-11-20'), amount: usd(10_800) };
      const loan = aLoanSummary({ nextPayment, ...changed });
      return paymentTimeline(schedule, day('2026-11-21'), undefined, loan).map(({ state }) => state);
    };
    expect(statesOf({})).toEqual(['late', 'next', 'coming']);
    expect(statesOf({ nextPayment: undefined })).toEqual(['late', 'late', 'next']);
    expect(statesOf({ nextPayment: { dueOn: day('2026-12-20'), amount: usd(1) } })).toEqual([
      'late',
      'late',
      'next',
    ]);
    expect(statesOf({ pastDue: usd(1) })).toEqual(['late', 'late', 'next']);
  });

  it('calls the first unpaid one of later days the next', () => {
    const timeline = paymentTimeline(
      [
        line(1, '2026-11-15', 'PAID', 10_800),
        line(2, '2026-12-15', 'DUE', 200),
        line(3, '2027-01-15', 'UPCOMING'),
      ],
      day('2026-11-21'),
    );
    expect(timeline.map(({ state }) => state)).toEqual(['paid', 'next', 'coming']);
  });
});
