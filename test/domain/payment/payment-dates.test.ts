import {
  addDays,
  type CutOff,
  FEDERAL_RESERVE_BANKS,
  type Instant,
  isBusinessDay,
  PAYMENTS_CANADA,
  timeOfDay,
  timeZone,
} from '@member-portal/domain/calendar';
import { payDateRange, paymentDates } from '@member-portal/domain/payment';
import { PAYMENT_METHOD_TYPES } from '@member-portal/domain/payment-method';
import { constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLoanDate, day } from '../../support/arbitraries/plain-date.ts';
import { holds } from '../../support/property-runs.ts';

const cutOff: CutOff = {
  time: timeOfDay('17:00')._unsafeUnwrap(),
  zone: timeZone('America/New_York')._unsafeUnwrap(),
  holidays: FEDERAL_RESERVE_BANKS,
};
const at = (text: string): Instant => Date.parse(text) as Instant;
const fridayEvening = at('2026-11-20T23:30:00Z');

describe('the dates of a payment', () => {
  it('are three: sent on Friday evening, counted on Monday, debited from a bank account on Tuesday', () => {
    const dates = paymentDates({
      submittedAt: fridayEvening,
      payOn: day('2026-11-23'),
      methodType: 'BANK_ACCOUNT',
      cutOff,
    });
    expect(dates._unsafeUnwrap()).toEqual({
      submittedOn: '2026-11-20',
      countsAsPaidOn: '2026-11-23',
      debitedOn: '2026-11-24',
    });
  });

  it.each(['DEBIT_CARD', 'CREDIT_CARD'] as const)('debit a %s on the day that they count', (methodType) => {
    const dates = paymentDates({ submittedAt: fridayEvening, payOn: day('2026-11-25'), methodType, cutOff });
    expect(dates._unsafeUnwrap().debitedOn).toBe('2026-11-25');
  });

  it('debit a bank account over a holiday on the next day that banks are open', () => {
    const dates = paymentDates({
      submittedAt: fridayEvening,
      payOn: day('2026-11-25'),
      methodType: 'BANK_ACCOUNT',
      cutOff,
    });
    expect(dates._unsafeUnwrap().debitedOn).toBe('2026-11-27');
  });

  it.each([
    ['2026-11-20', { kind: 'pay-date-too-early', earliest: '2026-11-23' }],
    ['2026-11-22', { kind: 'pay-date-too-early', earliest: '2026-11-23' }],
    ['2026-11-26', { kind: 'pay-date-not-a-business-day' }],
    ['2026-11-28', { kind: 'pay-date-not-a-business-day' }],
    ['2027-11-21', { kind: 'pay-date-too-late', latest: '2027-11-20' }],
  ])('cannot be %s for one sent on that evening', (payOn, refusal) => {
    const dates = paymentDates({
      submittedAt: fridayEvening,
      payOn: day(payOn),
      methodType: 'DEBIT_CARD',
      cutOff,
    });
    expect(dates._unsafeUnwrapErr()).toEqual(refusal);
  });

  it('reach from today before the cut-off to a year ahead', () => {
    expect(payDateRange(at('2026-11-20T21:00:00Z'), cutOff)).toEqual({
      earliest: '2026-11-20',
      latest: '2027-11-20',
    });
  });

  it('never run backwards and count and debit on business days only', () => {
    const anyCutOff = constantFrom(cutOff, { ...cutOff, holidays: PAYMENTS_CANADA });
    const anyMinute = integer({ min: 0, max: 1439 });
    const anyLead = integer({ min: -3, max: 400 });
    holds(
      property(
        anyLoanDate,
        anyMinute,
        anyLead,
        constantFrom(...PAYMENT_METHOD_TYPES),
        anyCutOff,
        (sentOn, minute, lead, methodType, chosen) => {
          const submittedAt = (Date.parse(`${sentOn}T12:00:00Z`) + minute * 60_000) as Instant;
          const payOn = addDays(sentOn, lead);
          const dates = paymentDates({ submittedAt, payOn, methodType, cutOff: chosen });
          const { earliest, latest } = payDateRange(submittedAt, chosen);
          const isAllowed = payOn >= earliest && payOn <= latest && isBusinessDay(payOn, chosen.holidays);
          expect(dates.isOk()).toBe(isAllowed);
          if (dates.isErr()) return;
          const { submittedOn, countsAsPaidOn, debitedOn } = dates.value;
          expect(submittedOn <= countsAsPaidOn && countsAsPaidOn <= debitedOn).toBe(true);
          expect(isBusinessDay(debitedOn, chosen.holidays)).toBe(true);
        },
      ),
    );
  });
});
