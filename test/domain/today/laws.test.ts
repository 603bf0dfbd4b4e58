import type { Instant } from '@member-portal/domain/calendar';
import {
  isBeingPaidOff,
  type LoanId,
  type LoanSummary,
  type LoanTotals,
  segmentOf,
} from '@member-portal/domain/loan';
import { curesDue } from '@member-portal/domain/payment';
import { isUpToDate, type LoanToday, leadOf, loanTodayOf } from '@member-portal/domain/today';
import { array, assert, constantFrom, option, pre, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLoanSummary, LOOKED_AT } from '../../support/arbitraries/loan-summary.ts';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoanSummary, usd } from '../../support/builders/a-loan.ts';
import { aReturnedPayment } from '../../support/builders/a-payment.ts';

const NOW = Date.UTC(2026, 10, 22, 15) as Instant;
const AT = { today: LOOKED_AT, now: NOW };
const BANK = { type: 'BANK_ACCOUNT', brand: undefined, bankName: 'Bank', last4: '4417' } as const;
const failure = { reason: 'INSUFFICIENT_FUNDS', retryOn: undefined };
const anyFailed = option(
  constantFrom(
    aReturnedPayment({ status: 'RETURNED', amount: usd(12_017), failure }),
    aReturnedPayment({
      status: 'RETURNED',
      amount: usd(12_017),
      failure: { ...failure, retryOn: LOOKED_AT },
    }),
    aReturnedPayment({ status: 'RECEIVED', amount: usd(12_017) }),
  ),
  { nil: undefined },
);

const inProgress = ({ paymentsInProgress = [] }: LoanSummary): number =>
  paymentsInProgress.filter(curesDue).reduce((sum, { amount }) => sum + amount.cents, 0);

const asked = (state: LoanToday): number => ('ask' in state ? (state.ask?.cents ?? 0) : 0);

const FINE: readonly LoanToday['kind'][] = ['processing', 'automatic', 'nothing-due'];

describe('what a borrower has to know first', () => {
  it('never calls a loan late that a payment has brought up to date', () => {
    assert(
      property(anyLoanSummary, (loan) => {
        const { kind } = loanTodayOf(loan, { ...AT, failed: undefined });
        if (isUpToDate(loan, AT.today)) expect(kind).not.toBe('late');
        if (kind === 'late') expect(isUpToDate(loan, AT.today)).toBe(false);
        if (kind === 'processing' && loan.pastDue.cents > 0) expect(isUpToDate(loan, AT.today)).toBe(true);
      }),
    );
  });

  it('never asks for money that is already in progress', () => {
    assert(
      property(anyLoanSummary, anyFailed, (loan, failed) => {
        const state = loanTodayOf(loan, { ...AT, failed });
        if (asked(state) === 0) return;
        if (state.kind === 'failed') expect(inProgress(loan)).toBe(0);
        if (state.kind === 'late')
          expect(asked(state) + inProgress(loan)).toBeLessThanOrEqual(loan.pastDue.cents);
        if (state.kind === 'due')
          expect(asked(state) + inProgress(loan)).toBeLessThanOrEqual(loan.nextPayment?.amount.cents ?? 0);
      }),
    );
  });

  it('never calls a late loan fine: what is past due is covered by today, or said', () => {
    assert(
      property(anyLoanSummary, anyFailed, (loan, failed) => {
        if (segmentOf(loan.status) !== 'outstanding' || loan.pastDue.cents === 0) return;
        const state = loanTodayOf(loan, { ...AT, failed });
        if (!FINE.includes(state.kind)) return;
        expect(state.kind).toBe('processing');
        const byToday = (loan.paymentsInProgress ?? []).filter(({ payOn }) => payOn <= LOOKED_AT);
        expect(inProgress({ ...loan, paymentsInProgress: byToday })).toBeGreaterThanOrEqual(
          loan.pastDue.cents,
        );
      }),
    );
  });

  it('never counts a payment to principal toward what is due, unless with a payoff it pays the loan off', () => {
    assert(
      property(anyLoanSummary, anyFailed, (loan, failed) => {
        const facts = { ...AT, failed };
        const others = loan.paymentsInProgress?.filter(({ amountType }) => amountType !== 'PRINCIPAL');
        const without = { ...loan, paymentsInProgress: others };
        pre(isBeingPaidOff(loan) === isBeingPaidOff(without));
        expect(loanTodayOf(loan, facts)).toEqual(loanTodayOf(without, facts));
      }),
    );
  });

  it('a payment to principal that completes a payoff leaves nothing due', () => {
    const payoff = {
      id: 'payoff',
      status: 'REQUESTED',
      amountType: 'PAYOFF',
      amount: usd(23_698),
      payOn: LOOKED_AT,
    } as const;
    const toPrincipal = { ...payoff, id: 'principal', amountType: 'PRINCIPAL', amount: usd(1) } as const;
    const owing = {
      balance: usd(23_938),
      pastDue: usd(5000),
      nextPayment: { dueOn: LOOKED_AT, amount: usd(18_699) },
    };
    const todayWith = (...paymentsInProgress: NonNullable<LoanSummary['paymentsInProgress']>) =>
      loanTodayOf(aLoanSummary({ ...owing, paymentsInProgress }), { ...AT, failed: undefined });
    expect(todayWith(payoff)).toMatchObject({ kind: 'processing', next: { amount: usd(1) } });
    expect(todayWith(payoff, toPrincipal)).toMatchObject({ kind: 'processing', next: undefined });
  });

  it('never asks for what is past due on a loan that is being paid off', () => {
    const payments = [
      { amountType: 'PAYOFF', amount: usd(10_800) },
      { amountType: 'PRINCIPAL', amount: usd(21_600) },
    ] as const;
    const loan = aLoanSummary({
      balance: usd(32_400),
      pastDue: usd(21_600),
      subStatus: 'DELINQUENT_PAST_DUE',
      paymentsInProgress: payments.map((payment, at) => ({
        ...payment,
        id: `payment-${at}`,
        status: 'REQUESTED',
        payOn: LOOKED_AT,
      })),
    });
    expect(isBeingPaidOff(loan)).toBe(true);
    expect(asked(loanTodayOf(loan, AT))).toBe(0);
  });

  it('never asks for anything on a loan that is over, in review or of an unknown status', () => {
    assert(
      property(anyLoanSummary, anyFailed, (loan, failed) => {
        if (loan.status === 'OUTSTANDING' || loan.status === 'ACCEPTED') return;
        const state = loanTodayOf({ ...loan, pastDue: usd(0), subStatus: undefined }, { ...AT, failed });
        expect(asked(state)).toBe(0);
      }),
    );
  });

  it('never promises a draft while autopay is paused and the platform reports none', () => {
    assert(
      property(anyLoanSummary, (loan) => {
        const paused = { ...loan, autopayPaused: true, nextDraft: undefined };
        expect(loanTodayOf(paused, AT).kind).not.toBe('automatic');
      }),
    );
  });
});

describe('of several loans', () => {
  const NEEDS: readonly LoanToday['kind'][] = ['late', 'failed', 'due'];

  it('the lead is one of them, and none is more urgent', () => {
    assert(
      property(array(anyLoanSummary, { minLength: 1, maxLength: 6 }), (loans) => {
        const lead = leadOf(loans, AT, { isWhole: true });
        const states = loans.map((loan) => loanTodayOf(loan, AT));
        expect(loans).toContain(lead?.loan);
        if (states.some(({ kind }) => kind === 'late')) expect(lead?.today.kind).toBe('late');
        else if (states.some(({ kind }) => kind === 'due')) expect(lead?.today.kind).toBe('due');
        else expect(NEEDS).not.toContain(lead?.today.kind);
      }),
    );
  });

  it('the lead counts what the others need, each once', () => {
    assert(
      property(array(anyLoanSummary, { minLength: 1, maxLength: 6 }), (loans) => {
        const lead = leadOf(loans, AT, { isWhole: true });
        const needing = loans.filter((loan) => NEEDS.includes(loanTodayOf(loan, AT).kind)).length;
        const own = lead && NEEDS.includes(lead.today.kind) ? 1 : 0;
        expect((lead?.others?.late ?? 0) + (lead?.others?.due ?? 0) + own).toBe(needing);
      }),
    );
  });

  const anyDay = (dueOn: string) => ({ dueOn: day(dueOn), amount: usd(10_800) });
  const late = { subStatus: 'GRACE_PERIOD', pastDue: usd(10_800), nextPayment: undefined } as const;
  const idOf = (loans: readonly LoanSummary[]) => leadOf(loans, AT, { isWhole: true })?.loan.id;
  const named = (id: string, changed: Partial<LoanSummary>) => aLoanSummary({ id: id as LoanId, ...changed });

  it('a late loan without a known date leads, and otherwise the one late for longest', () => {
    const since = named('since', { ...late, pastDueSince: day('2026-10-01') });
    const later = named('later', { ...late, pastDueSince: day('2026-11-01') });
    const unknown = named('unknown', late);
    expect(idOf([later, since, unknown])).toBe('unknown');
    expect(idOf([later, since])).toBe('since');
    expect(idOf([since, later])).toBe('since');
  });

  it('of two drafts the earlier one leads', () => {
    const drawn = (on: string) =>
      named(on, {
        autopayEnrolled: true,
        nextPayment: anyDay(on),
        nextDraft: { on: day(on), amount: usd(10_800), method: BANK, lastChangeAt: NOW },
      });
    const [sooner, later] = [drawn('2026-11-27'), drawn('2026-11-30')];
    expect(idOf([sooner, later])).toBe('2026-11-27');
    expect(idOf([later, sooner])).toBe('2026-11-27');
  });

  it('the others are due by the latest of their due days', () => {
    const due = ['2026-11-25', '2026-12-01', '2026-11-30', '2026-11-28'].map((dueOn) =>
      aLoanSummary({ nextPayment: anyDay(dueOn) }),
    );
    expect(leadOf(due, AT, { isWhole: true })?.others).toEqual({ late: 0, due: 3, by: '2026-12-01' });
  });

  it('totals count the others without the lead', () => {
    const totals: LoanTotals = {
      count: 20,
      balance: usd(500_000),
      pastDue: { count: 3, amount: usd(30_000) },
      dueSoon: { count: 5, amount: usd(50_000), by: day('2026-12-01') },
    };
    const others = (loan: LoanSummary) => leadOf([loan], AT, { isWhole: false, totals })?.others;
    const by = '2026-12-01';
    expect(others(aLoanSummary({ nextPayment: anyDay('2026-12-01') }))).toEqual({ late: 3, due: 4, by });
    expect(others(aLoanSummary({ nextPayment: anyDay('2026-12-02') }))).toEqual({ late: 3, due: 5, by });
    expect(others(aLoanSummary({ nextPayment: undefined }))).toEqual({ late: 3, due: 5, by });
    expect(others(aLoanSummary({ ...late, nextPayment: anyDay('2026-12-01') }))).toEqual({
      late: 2,
      due: 5,
      by,
    });
  });

  it('one leads also where the needs of the others are unknown', () => {
    const loan = aLoanSummary();
    expect(leadOf([loan], AT, { isWhole: false })).toMatchObject({ loan, others: undefined });
  });

  it('an empty list has no lead, and nothing is counted where not all are known', () => {
    expect(leadOf([], AT, { isWhole: true })).toBeUndefined();
    assert(
      property(array(anyLoanSummary, { minLength: 1, maxLength: 6 }), (loans) => {
        expect(leadOf(loans, AT, { isWhole: false })?.others).toBeUndefined();
      }),
    );
  });
});
