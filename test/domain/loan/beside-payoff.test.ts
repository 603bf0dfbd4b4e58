import type { Instant } from '@member-portal/domain/calendar';
import { besidePayoff, leftAfterPayoff } from '@member-portal/domain/loan';
import { AMOUNT_TYPES, PAYMENT_REQUEST_STATUSES, paysAll } from '@member-portal/domain/payment';
import { array, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLoanDate, day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';
import { holds } from '../../support/property-runs.ts';

const IN_PROGRESS = ['REQUESTED', 'UNDER_REVIEW', 'PAYMENTS_RECEIVED', 'READY_TO_PROCESS', 'PENDING'];
const counted = usd(0);

describe('what is taken beside a payoff', () => {
  it('is nothing where nothing is in progress', () => {
    expect(besidePayoff(aLoan(), { counted })).toBeUndefined();
  });

  it.each(PAYMENT_REQUEST_STATUSES)('is a payment that is %s only while it is in progress', (status) => {
    const loan = aLoan({ paymentsInProgress: [aPaymentRequest({ status })] });
    expect(besidePayoff(loan, { counted }) !== undefined).toBe(IN_PROGRESS.includes(status));
  });

  it('is in the order of its days, and not the payoff itself', () => {
    const later = aPaymentRequest({ confirmation: 'C-2', payOn: day('2026-12-01') });
    const sooner = aPaymentRequest({ confirmation: 'C-1', payOn: day('2026-11-24') });
    const own = aPaymentRequest({ confirmation: 'C-3', payOn: day('2026-11-21') });
    const loan = aLoan({ paymentsInProgress: [later, own, sooner] });
    expect(besidePayoff(loan, { counted, confirmation: 'C-3' })?.payments).toEqual([sooner, later]);
    expect(
      besidePayoff(aLoan({ paymentsInProgress: [own] }), { counted, confirmation: 'C-3' }),
    ).toBeUndefined();
  });

  it('counts every payment once: what the quote nets, and what it leaves out, make up all of it', () => {
    const anyRequest = record({
      status: constantFrom(...PAYMENT_REQUEST_STATUSES),
      amountType: constantFrom(...AMOUNT_TYPES),
      cents: integer({ min: 1, max: 1_000_000 }),
      payOn: anyLoanDate.map((on) => day(on)),
    });
    holds(
      property(
        array(anyRequest, { maxLength: 6 }),
        integer({ min: 0, max: 3_000_000 }),
        (requests, netted) => {
          const paymentsInProgress = requests.map(({ cents, ...request }, index) =>
            aPaymentRequest({ ...request, id: `p${index}`, confirmation: `C-${index}`, amount: usd(cents) }),
          );
          const beside = besidePayoff(aLoan({ paymentsInProgress }), { counted: usd(netted) });
          const coming = requests.filter(({ status }) => IN_PROGRESS.includes(status));
          const total = coming.reduce((sum, { cents }) => sum + cents, 0);
          expect(beside?.payments.length ?? 0).toBe(coming.length);
          expect(beside?.amount.cents ?? 0).toBe(total);
          expect(beside?.uncounted?.cents ?? 0).toBe(Math.max(0, total - netted));
        },
      ),
    );
  });
});

describe('what is left once a loan is paid off', () => {
  const draft = {
    on: day('2026-12-01'),
    amount: usd(10_800),
    lastChangeAt: Date.UTC(2026, 10, 24) as Instant,
  };
  const autopay = { ...aLoan().autopay, drafts: [draft, { ...draft, on: day('2027-01-01') }] };

  it('is the next draft that autopay lists, and what is taken beside it', () => {
    const other = aPaymentRequest({ confirmation: 'C-2', amount: usd(5_000) });
    const payoff = { counted, confirmation: 'C-1' };
    const loan = aLoan({ autopay, paymentsInProgress: [other] });
    expect(leftAfterPayoff(loan, payoff)).toEqual({ beside: besidePayoff(loan, payoff), draft });
    expect(leftAfterPayoff(loan, payoff).beside?.amount).toEqual(usd(5_000));
    expect(leftAfterPayoff(aLoan(), payoff)).toEqual({ beside: undefined, draft: undefined });
  });

  it('is every other payment too where the platform leaves confirmation numbers empty', () => {
    const unnumbered = { confirmation: '' } as const;
    const own = aPaymentRequest({ ...unnumbered, id: 'own', amountType: 'PAYOFF', amount: usd(50_000) });
    const other = aPaymentRequest({ ...unnumbered, id: 'other', amount: usd(5_000) });
    const left = (...paymentsInProgress: (typeof own)[]) =>
      leftAfterPayoff(aLoan({ paymentsInProgress }), { counted, ...unnumbered }).beside?.payments;
    expect(left(own)).toBeUndefined();
    expect(left(other, own)).toEqual([other]);
    expect(left(other)).toEqual([other]);
    const again = { ...own, id: 'again' };
    expect(left(own, again)).toHaveLength(1);
  });
});

it.each(AMOUNT_TYPES)('an amount of type %s pays all that is owed, or does not', (type) => {
  expect(paysAll(type)).toBe(type === 'PAYOFF' || type === 'OUTSTANDING_BALANCE');
});
