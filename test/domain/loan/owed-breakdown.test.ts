import { owedBreakdown } from '@member-portal/domain/loan';
import type { PaymentRequest } from '@member-portal/domain/payment';
import { integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';
import { holds } from '../../support/property-runs.ts';

const cents = integer({ min: 0, max: 1_000_000 });
const parts = record({ principal: cents, interest: cents, fees: cents, pending: cents, amount: cents });

const quoteOf = (quote: Record<'principal' | 'interest' | 'fees' | 'pending' | 'amount', number>) => ({
  id: 'quote-1',
  amount: usd(quote.amount),
  goodThrough: day('2026-11-21'),
  perDiem: '0.2694',
  breakdown: {
    principal: usd(quote.principal),
    interest: usd(quote.interest),
    fees: usd(quote.fees),
    pending: usd(quote.pending),
  },
});

describe('the breakdown of what is owed', () => {
  it('adds up for any figures, or shows no parts', () => {
    holds(
      property(option(parts, { nil: undefined }), parts, (quote, told) => {
        const breakdown = owedBreakdown({
          balance: usd(told.amount),
          principalBalance: usd(told.principal),
          accruedInterest: usd(told.interest),
          fees: usd(told.fees),
          payoff: quote && quoteOf(quote),
          paymentsInProgress: [],
        });
        expect(breakdown.total.cents).toBe(quote ? quote.amount : told.amount);
        if (!breakdown.parts) return;
        const { principal, interest, fees, processing } = breakdown.parts;
        expect(principal.cents + interest.cents + fees.cents - processing.cents).toBe(breakdown.total.cents);
      }),
    );
  });

  it('is the payoff of the day, less what is processing', () => {
    const payoff = quoteOf({
      principal: 49_200,
      interest: 812,
      fees: 1_500,
      pending: 10_800,
      amount: 40_712,
    });
    expect(owedBreakdown(aLoan({ payoff }))).toEqual({
      total: usd(40_712),
      isPayoff: true,
      through: '2026-11-21',
      parts: { principal: usd(49_200), interest: usd(812), fees: usd(1_500), processing: usd(10_800) },
    });
  });

  it('counts interest up to the last payment that the payoff deducts', () => {
    const figures = { principal: 49_200, interest: 900, fees: 0, amount: 0 };
    const payoff = quoteOf({ ...figures, pending: 50_100 });
    const inProgress = (...days: readonly string[]) =>
      days.map((on) => aPaymentRequest({ amountType: 'PAYOFF', amount: usd(50_100), payOn: day(on) }));
    const throughOf = (paymentsInProgress: readonly PaymentRequest[], quote = payoff) =>
      owedBreakdown(aLoan({ payoff: quote, paymentsInProgress })).through;
    expect(throughOf(inProgress('2026-12-01', '2026-11-30'))).toBe('2026-12-01');
    expect(throughOf(inProgress('2026-11-20'))).toBe('2026-11-21');
    expect(throughOf([aPaymentRequest({ status: 'CANCELLED', payOn: day('2026-12-01') })])).toBe(
      '2026-11-21',
    );
    const undeducted = quoteOf({ ...figures, amount: 50_100, pending: 0 });
    expect(throughOf(inProgress('2026-12-01'), undeducted)).toBe('2026-11-21');
  });

  it('is the balance with its parts where no payoff is quoted', () => {
    expect(owedBreakdown(aLoan())).toEqual({
      total: usd(50_000),
      isPayoff: false,
      through: undefined,
      parts: { principal: usd(49_200), interest: usd(800), fees: usd(0), processing: usd(0) },
    });
  });

  it('leaves out parts that do not add up', () => {
    expect(owedBreakdown(aLoan({ fees: usd(1) })).parts).toBeUndefined();
  });
});
