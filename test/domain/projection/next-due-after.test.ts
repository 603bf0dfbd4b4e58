import type { Loan, LoanSummary } from '@member-portal/domain/loan';
import type { PaymentRequest } from '@member-portal/domain/payment';
import { nextDueAfter } from '@member-portal/domain/projection';
import { describe, expect, it } from 'vitest';
import { aLoanOfInstalments, aLoanSummary, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';
import { day } from '../../support/builders/day.ts';

const DUE = { dueOn: day('2026-12-01'), amount: usd(10_800) };
const loan = (changed: Partial<Loan> = {}): Loan =>
  aLoanOfInstalments(['2026-12-01', '2027-01-01', '2027-02-01'], { nextPayment: DUE, ...changed });
const paying = (changed: Partial<PaymentRequest>, of: Partial<Loan> = {}) =>
  nextDueAfter(loan({ paymentsInProgress: [aPaymentRequest(changed)], ...of }));

describe('what falls due next after payments in progress', () => {
  it('is what the platform reports where none brings an instalment forward', () => {
    const nextPayment = { dueOn: day('2026-12-01'), amount: usd(100) };
    expect(nextDueAfter(loan({ nextPayment }))).toBe(nextPayment);
    expect(paying({ status: 'FAILED' }, { nextPayment })).toBe(nextPayment);
    expect(paying({ amountType: 'PRINCIPAL' }, { nextPayment })).toBe(nextPayment);
    expect(paying({}, { nextPayment: undefined })).toBeUndefined();
  });

  it.each([
    [5_000, { dueOn: '2026-12-01', amount: usd(5_800) }],
    [10_800, { dueOn: '2027-01-01', amount: usd(10_800) }],
    [21_600, { dueOn: '2027-02-01', amount: usd(10_800) }],
    [32_400, undefined],
  ])('is the first instalment of which %i cents leave something to pay', (cents, next) => {
    expect(paying({ amount: usd(cents) })).toEqual(next);
  });

  it('is nothing once a payoff is in progress, also where these terms would leave cents', () => {
    expect(paying({ amountType: 'PAYOFF', amount: usd(32_300) }, { balance: usd(32_300) })).toBeUndefined();
  });

  it('is never more of the next payment than the platform names', () => {
    // More is owed than the schedule lists.
    const more = {
      principalBalance: usd(50_000),
      balance: usd(50_000),
      schedule: loan().schedule.slice(0, 1),
    };
    expect(paying({ amount: usd(5_000) }, more)).toEqual({ dueOn: '2026-12-01', amount: usd(5_800) });
    expect(paying({ amount: usd(10_800) }, more)).toBeUndefined();
  });

  it('is less by what the platform leaves out of the next payment, and of no other', () => {
    const lines = loan().schedule;
    const schedule = [
      { ...lines[0], paid: usd(10_800), status: 'PAID' },
      { ...lines[1], paid: usd(800) },
      lines[2],
    ] as Loan['schedule'];
    const begun = {
      schedule,
      principalBalance: usd(20_800),
      balance: usd(20_800),
      nextPayment: { dueOn: day('2027-01-01'), amount: usd(9_000) },
    };
    expect(paying({ amount: usd(5_000) }, begun)).toEqual({ dueOn: '2027-01-01', amount: usd(4_000) });
    expect(paying({ amount: usd(10_000) }, begun)).toEqual({ dueOn: '2027-02-01', amount: usd(10_800) });
  });

  it('is never more than is owed once payments of principal are booked', () => {
    const last = aLoanOfInstalments(['2026-12-01'], { nextPayment: DUE, fees: usd(200) });
    const left = (cents: number, changed: Partial<Loan> = {}) => {
      const payment = aPaymentRequest({ amountType: 'PRINCIPAL', amount: usd(cents) });
      return nextDueAfter({ ...last, ...changed, paymentsInProgress: [payment] });
    };
    expect(left(6_200)).toEqual({ ...DUE, amount: usd(4_800) });
    expect(left(11_000)).toBeUndefined();
    // Without them it is the platform's figure.
    expect(nextDueAfter({ ...last, principalBalance: usd(5_000), balance: usd(5_000) })).toBe(DUE);
    // The rest covers all of the next payment.
    expect(left(200)).toEqual(DUE);
    const unknown = { ...last.terms, rate: 'none' };
    expect(left(6_200, { terms: unknown })).toBe(DUE);
  });

  it('leaves out what counts after a day, where one is given', () => {
    const inProgress = aPaymentRequest({ payOn: day('2026-12-02') });
    const given = loan({ paymentsInProgress: [inProgress] });
    expect(nextDueAfter(given, { by: day('2026-12-01') })).toEqual(DUE);
    expect(nextDueAfter(given, { by: day('2026-12-02') })?.dueOn).toBe('2027-01-01');
  });

  it.each([
    ['the summary of a loan', aLoanSummary({ nextPayment: DUE })],
    ['a loan whose rate is no number', loan({ terms: { ...loan().terms, rate: 'none' } })],
    ['a loan whose schedule does not list it', loan({ schedule: [] })],
  ] as const)('is by amounts alone what they leave of the next payment of %s', (_, known) => {
    const left = (cents: number, of: Partial<LoanSummary> = {}, changed: Partial<PaymentRequest> = {}) =>
      nextDueAfter({
        ...known,
        ...of,
        paymentsInProgress: [aPaymentRequest({ amount: usd(cents), ...changed })],
      } as Loan);
    expect(left(800)).toEqual({ ...DUE, amount: usd(10_000) });
    expect(left(10_799)).toEqual({ ...DUE, amount: usd(1) });
    expect(left(10_800)).toBeUndefined();
    expect(left(800, {}, { amountType: 'PRINCIPAL' })).toEqual(DUE);
    // What is past due is paid first.
    expect(left(5_000, { pastDue: usd(5_000) })).toEqual(DUE);
    expect(left(5_800, { pastDue: usd(5_000) })).toEqual({ ...DUE, amount: usd(10_000) });
    expect(nextDueAfter({ ...known, nextPayment: undefined } as Loan)).toBeUndefined();
  });
});
