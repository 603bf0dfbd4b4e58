import {
  addDays,
  type BankingCalendar,
  FEDERAL_RESERVE_BANKS,
  type Instant,
  PAYMENTS_CANADA,
  timeZone,
} from '@member-portal/domain/calendar';
import {
  payDateRange as payDateRangeOf,
  paymentDates,
  SCHEDULE_AHEAD_DAYS,
} from '@member-portal/domain/payment';
import { PAYMENT_METHOD_TYPES, type PaymentMethodType } from '@member-portal/domain/payment-method';
import { constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLoanDate, day } from '../../support/arbitraries/plain-date.ts';
import { isBusinessDay, payDateRange } from '../../support/known-holidays.ts';
import { holds } from '../../support/property-runs.ts';

const calendar: BankingCalendar = {
  zone: timeZone('America/New_York')._unsafeUnwrap(),
  holidays: FEDERAL_RESERVE_BANKS,
};
const at = (text: string): Instant => Date.parse(text) as Instant;
const fridayEvening = at('2026-11-20T23:30:00Z');

const datesOf = (payOn: string, methodType: PaymentMethodType, rule = calendar) =>
  paymentDates({ submittedAt: fridayEvening, payOn: day(payOn), methodType, calendar: rule });

describe('the dates of a payment', () => {
  it('are three: sent on Friday evening, counted on Monday, debited from a bank account on Tuesday', () => {
    expect(datesOf('2026-11-23', 'BANK_ACCOUNT')._unsafeUnwrap()).toEqual({
      submittedOn: '2026-11-20',
      countsAsPaidOn: '2026-11-23',
      debitedOn: '2026-11-24',
    });
  });

  it.each(['DEBIT_CARD', 'CREDIT_CARD'] as const)('debit a %s on the day that they count', (methodType) => {
    expect(datesOf('2026-11-25', methodType)._unsafeUnwrap().debitedOn).toBe('2026-11-25');
  });

  it('debit a bank account over a holiday on the next day that banks are open', () => {
    expect(datesOf('2026-11-25', 'BANK_ACCOUNT')._unsafeUnwrap().debitedOn).toBe('2026-11-27');
  });

  it('count on the same day, whether banks are open or not', () => {
    const saturday = at('2026-11-21T18:00:00Z');
    const dates = paymentDates({
      submittedAt: saturday,
      payOn: day('2026-11-21'),
      methodType: 'BANK_ACCOUNT',
      calendar,
    });
    expect(dates._unsafeUnwrap()).toEqual({
      submittedOn: '2026-11-21',
      countsAsPaidOn: '2026-11-21',
      debitedOn: '2026-11-24',
    });
  });

  it('count on the same day until its end', () => {
    expect(datesOf('2026-11-20', 'DEBIT_CARD')._unsafeUnwrap().countsAsPaidOn).toBe('2026-11-20');
  });

  it.each([
    ['2026-11-19', { kind: 'pay-date-too-early', earliest: '2026-11-20' }],
    ['2026-11-22', { kind: 'pay-date-not-a-business-day' }],
    ['2026-11-26', { kind: 'pay-date-not-a-business-day' }],
    ['2026-11-28', { kind: 'pay-date-not-a-business-day' }],
    ['2027-01-20', { kind: 'pay-date-too-late', latest: '2027-01-19' }],
  ])('cannot be %s for one sent on that evening', (payOn, refusal) => {
    expect(datesOf(payOn, 'DEBIT_CARD')._unsafeUnwrapErr()).toEqual(refusal);
  });

  it.each([
    ['1970-01-01T12:00:00Z', '1970-01-02', 1970],
    ['2099-12-01T12:00:00Z', '2099-12-02', 2100],
    ['2150-06-01T12:00:00Z', '2150-06-02', 2150],
  ])('are unknown by a clock that shows %s, years off the holidays that are known', (shown, payOn, year) => {
    const failure = { kind: 'holidays-unknown', calendar: 'Federal Reserve Banks', year };
    const payment = {
      submittedAt: at(shown),
      payOn: day(payOn),
      methodType: 'DEBIT_CARD',
      calendar,
    } as const;
    expect(paymentDates(payment)._unsafeUnwrapErr()).toEqual(failure);
    expect(payDateRangeOf(at(shown), calendar)._unsafeUnwrapErr()).toEqual(failure);
  });

  it('reach from today, to its end, to sixty days ahead', () => {
    const range = { earliest: '2026-11-20', latest: '2027-01-19' };
    expect(payDateRange(at('2026-11-20T21:00:00Z'), calendar)).toEqual(range);
    expect(payDateRange(fridayEvening, calendar)).toEqual(range);
    expect(SCHEDULE_AHEAD_DAYS).toBe(60);
  });

  it('never run backwards, and debit bank accounts on business days only', () => {
    const anyCalendar = constantFrom(calendar, { ...calendar, holidays: PAYMENTS_CANADA });
    const anyMinute = integer({ min: 0, max: 1439 });
    const anyLead = integer({ min: -3, max: 70 });
    const anyType = constantFrom(...PAYMENT_METHOD_TYPES);
    holds(
      property(
        anyLoanDate,
        anyMinute,
        anyLead,
        anyType,
        anyCalendar,
        (sentOn, minute, lead, methodType, rule) => {
          const submittedAt = (Date.parse(`${sentOn}T12:00:00Z`) + minute * 60_000) as Instant;
          const payOn = addDays(sentOn, lead);
          const dates = paymentDates({ submittedAt, payOn, methodType, calendar: rule });
          const { earliest, latest } = payDateRange(submittedAt, rule);
          const isOpen = payOn === rule.zone.dateAt(submittedAt) || isBusinessDay(payOn, rule.holidays);
          expect(dates.isOk()).toBe(payOn >= earliest && payOn <= latest && isOpen);
          if (dates.isErr()) return;
          const { submittedOn, countsAsPaidOn, debitedOn } = dates.value;
          expect(submittedOn <= countsAsPaidOn && countsAsPaidOn <= debitedOn).toBe(true);
          if (methodType === 'BANK_ACCOUNT') expect(isBusinessDay(debitedOn, rule.holidays)).toBe(true);
        },
      ),
    );
  });
});

it('the last day that is offered may be chosen', () => {
  const week = Array.from({ length: 7 }, (_, days) => (fridayEvening + days * 86_400_000) as Instant);
  const chosen = week
    .map((submittedAt) => ({ submittedAt, payOn: payDateRange(submittedAt, calendar).latest }))
    .filter(({ payOn }) => isBusinessDay(payOn, calendar.holidays));
  expect(chosen.length).toBeGreaterThan(0);
  for (const payment of chosen)
    expect(paymentDates({ ...payment, methodType: 'DEBIT_CARD', calendar }).isOk()).toBe(true);
});
