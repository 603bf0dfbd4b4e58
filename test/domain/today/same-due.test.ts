import type { Instant } from '@member-portal/domain/calendar';
import { type Loan, paymentTimeline } from '@member-portal/domain/loan';
import { nextDueAfter } from '@member-portal/domain/projection';
import { coveredLines, loanTodayOf } from '@member-portal/domain/today';
import { array, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLoanOfInstalments, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';
import { day } from '../../support/builders/day.ts';
import { holds } from '../../support/property-runs.ts';

const AT = { today: day('2026-11-22'), now: Date.UTC(2026, 10, 22, 15) as Instant };
const DAYS = ['2026-12-01', '2027-01-01', '2027-02-01'];
const loanOf = (
  payments: readonly { readonly cents: number; readonly on: string }[],
  changed: Partial<Loan> = {},
): Loan =>
  aLoanOfInstalments(DAYS, {
    nextPayment: { dueOn: day('2026-12-01'), amount: usd(10_800) },
    paymentsInProgress: payments.map(({ cents, on }, at) =>
      aPaymentRequest({ id: `payment-${at}`, amount: usd(cents), payOn: day(on) }),
    ),
    ...changed,
  });

describe('what is due once payments in progress are booked', () => {
  it('is the same on the page of the loan and in the form that pays', () => {
    const anyPayment = record({
      cents: constantFrom(1_500, 5_000, 10_800, 16_200, 21_600),
      on: constantFrom('2026-11-23', '2026-12-01', '2026-12-15'),
    });
    const anyFees = constantFrom(0, 1_500);
    holds(
      property(array(anyPayment, { maxLength: 3 }), anyFees, (payments, fees) => {
        const loan = loanOf(payments, { fees: usd(fees) });
        const state = loanTodayOf(loan, AT);
        const form = nextDueAfter(loan);
        if (state.kind === 'processing')
          expect(state.next && { dueOn: state.next.on, amount: state.next.amount }).toEqual(form);
        else if (state.kind === 'due' && state.ask)
          expect({ dueOn: state.dueOn, amount: state.ask }).toEqual(form);
        else expect(form?.dueOn).not.toBe('2026-12-01');
      }),
    );
  });

  it('is the instalment after two that one payment covers, also in the timeline', () => {
    const loan = loanOf([{ cents: 21_600, on: '2026-11-23' }]);
    const state = loanTodayOf(loan, AT);
    expect(state).toMatchObject({ kind: 'processing', next: { on: '2027-02-01', amount: usd(10_800) } });
    const phaseOf = coveredLines(loan, state, AT.today);
    const timeline = paymentTimeline(loan.schedule, AT.today, (line) => phaseOf(line) !== undefined);
    expect(timeline.map((line) => line.state)).toEqual(['processing', 'processing', 'next']);
  });

  it('is nothing after a payment of another amount that pays everything, also in the timeline', () => {
    const loan = loanOf([{ cents: 32_400, on: '2026-11-23' }]);
    const state = loanTodayOf(loan, AT);
    expect(state).toMatchObject({ kind: 'processing', next: undefined });
    const phaseOf = coveredLines(loan, state, AT.today);
    expect(loan.schedule.map(phaseOf)).toEqual(['scheduled', 'scheduled', 'scheduled']);
    const timeline = paymentTimeline(loan.schedule, AT.today, (line) => phaseOf(line) !== undefined);
    expect(timeline.map((line) => line.state)).toEqual(['processing', 'processing', 'processing']);
  });

  it('is in the timeline what is due before a later payment pays the loan off', () => {
    const payments = [
      aPaymentRequest({ id: 'first', amount: usd(10_800), payOn: day('2026-11-23') }),
      aPaymentRequest({ id: 'rest', amount: usd(21_600), payOn: day('2027-01-15') }),
    ];
    const loan = loanOf([], { paymentsInProgress: payments });
    const state = loanTodayOf(loan, AT);
    const phaseOf = coveredLines(loan, state, AT.today);
    expect(loan.schedule.map(phaseOf)).toEqual(['scheduled', undefined, undefined]);
  });

  it('is the rest of an instalment that a payment covers in part', () => {
    const loan = loanOf([{ cents: 16_200, on: '2026-11-23' }]);
    expect(loanTodayOf(loan, AT)).toMatchObject({ next: { on: '2027-01-01', amount: usd(5_400) } });
  });

  it('is what a payment leaves of an instalment after the fees that it pays first', () => {
    const loan = loanOf([{ cents: 10_800, on: '2026-11-23' }], { fees: usd(1_500) });
    expect(loanTodayOf(loan, AT)).toMatchObject({
      kind: 'due',
      dueOn: '2026-12-01',
      ask: usd(1_500),
      processing: { amount: usd(10_800) },
    });
    const phaseOf = coveredLines(loan, loanTodayOf(loan, AT), AT.today);
    expect(loan.schedule.filter((line) => phaseOf(line) !== undefined)).toEqual([]);
  });

  it('is told after a late loan that payments bring up to date and further', () => {
    const [first, ...rest] = aLoanOfInstalments(['2026-11-01', ...DAYS]).schedule;
    if (!first) throw new Error('no schedule');
    const loan = loanOf([{ cents: 16_200, on: '2026-11-22' }], {
      pastDue: usd(10_800),
      subStatus: 'GRACE_PERIOD',
      schedule: [{ ...first, status: 'PAST_DUE' }, ...rest],
      principalBalance: usd(43_200),
      balance: usd(43_200),
    });
    expect(loanTodayOf(loan, AT)).toMatchObject({ next: { on: '2026-12-01', amount: usd(5_400) } });
    expect(nextDueAfter(loan)).toEqual({ dueOn: '2026-12-01', amount: usd(5_400) });
  });
});
