import * as calendar from '@member-portal/domain/calendar';
import { FEDERAL_RESERVE_BANKS, type HolidayCalendar, PAYMENTS_CANADA } from '@member-portal/domain/calendar';
import { constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLoanDate, day } from '../../support/arbitraries/plain-date.ts';
import {
  addBusinessDays,
  businessDayOnOrAfter,
  businessDaysBetween,
  isBusinessDay,
} from '../../support/known-holidays.ts';
import { holds } from '../../support/property-runs.ts';

const anyCalendar = constantFrom(FEDERAL_RESERVE_BANKS, PAYMENTS_CANADA);

describe('a business day', () => {
  it.each([
    ['2026-11-20', true, true],
    ['2026-11-21', false, false],
    ['2026-11-22', false, false],
    ['2026-11-26', false, true],
    ['2026-07-01', true, false],
    ['2026-07-03', true, true],
    ['2026-12-28', true, false],
  ])('%s: in the United States %s, in Canada %s', (date, unitedStates, canada) => {
    expect(isBusinessDay(day(date), FEDERAL_RESERVE_BANKS)).toBe(unitedStates);
    expect(isBusinessDay(day(date), PAYMENTS_CANADA)).toBe(canada);
  });

  it('is known from the first day of the first year to the last day of the last', () => {
    expect(isBusinessDay(day('2010-01-01'), FEDERAL_RESERVE_BANKS)).toBe(false);
    expect(isBusinessDay(day('2010-01-04'), FEDERAL_RESERVE_BANKS)).toBe(true);
    expect(isBusinessDay(day('2099-12-31'), FEDERAL_RESERVE_BANKS)).toBe(true);
  });

  it('is any weekday where a calendar has no holiday', () => {
    const none: HolidayCalendar = {
      name: '',
      source: '',
      years: { first: 1, last: 9999 },
      holidaysOf: () => [],
    };
    holds(
      property(anyLoanDate, (date) => {
        const weekday = new Date(date).getUTCDay();
        expect(isBusinessDay(date, none)).toBe(weekday !== 0 && weekday !== 6);
      }),
    );
  });
});

describe('the business day on or after a day', () => {
  it('is the first one that is not before it', () => {
    holds(
      property(anyLoanDate, anyCalendar, (date, calendar) => {
        const after = businessDayOnOrAfter(date, calendar);
        expect(isBusinessDay(after, calendar) && date <= after).toBe(true);
        if (isBusinessDay(date, calendar)) expect(after).toBe(date);
        else expect(businessDaysBetween(date, after, calendar)).toBe(1);
      }),
    );
  });

  it('skips Thanksgiving and a long weekend', () => {
    expect(businessDayOnOrAfter(day('2026-11-26'), FEDERAL_RESERVE_BANKS)).toBe('2026-11-27');
    expect(businessDayOnOrAfter(day('2026-12-25'), PAYMENTS_CANADA)).toBe('2026-12-29');
  });
});

describe('counting business days', () => {
  const anyCount = integer({ min: 0, max: 60 });

  it('adds as many as lie between, and the last of them is one', () => {
    holds(
      property(anyLoanDate, anyCount, anyCalendar, (date, count, calendar) => {
        const later = addBusinessDays(date, count, calendar);
        expect(businessDaysBetween(date, later, calendar)).toBe(count);
        if (count > 0) expect(isBusinessDay(later, calendar)).toBe(true);
        else expect(later).toBe(date);
      }),
    );
  });

  it('is undone by counting back from a business day', () => {
    holds(
      property(anyLoanDate, anyCount, anyCalendar, (date, count, calendar) => {
        const start = businessDayOnOrAfter(date, calendar);
        expect(addBusinessDays(addBusinessDays(start, count, calendar), -count, calendar)).toBe(start);
      }),
    );
  });

  it('is negative towards earlier days', () => {
    expect(businessDaysBetween(day('2026-11-27'), day('2026-11-23'), FEDERAL_RESERVE_BANKS)).toBe(-3);
  });

  it.each([
    ['2026-11-25', 1, '2026-11-27'],
    ['2026-11-27', -1, '2026-11-25'],
    ['2026-11-30', -3, '2026-11-24'],
    ['2026-11-28', 1, '2026-11-30'],
    ['2026-11-28', -1, '2026-11-27'],
  ])('%s and %d in the United States is %s', (date, count, expected) => {
    expect(addBusinessDays(day(date), count, FEDERAL_RESERVE_BANKS)).toBe(expected);
  });
});

describe('a year whose holidays are not known', () => {
  const unknown = { kind: 'holidays-unknown', calendar: 'Federal Reserve Banks', year: 2100 };
  const first = day('2100-01-04');
  const last = day('2099-12-31');

  it('fails by the name of its calendar instead of counting weekends alone', () => {
    expect(calendar.isBusinessDay(first, FEDERAL_RESERVE_BANKS)._unsafeUnwrapErr()).toEqual(unknown);
    expect(calendar.isBusinessDay(day('2009-12-31'), PAYMENTS_CANADA)._unsafeUnwrapErr()).toEqual({
      kind: 'holidays-unknown',
      calendar: 'Payments Canada',
      year: 2009,
    });
    expect(calendar.businessDayOnOrAfter(first, FEDERAL_RESERVE_BANKS)._unsafeUnwrapErr()).toEqual(unknown);
  });

  it('fails where counting reaches it', () => {
    const { addBusinessDays: add, businessDaysBetween: between } = calendar;
    expect(add(last, 1, FEDERAL_RESERVE_BANKS)._unsafeUnwrapErr()).toEqual(unknown);
    expect(add(last, -1, FEDERAL_RESERVE_BANKS)._unsafeUnwrap()).toBe('2099-12-30');
    expect(between(last, first, FEDERAL_RESERVE_BANKS)._unsafeUnwrapErr()).toEqual(unknown);
    expect(between(first, last, FEDERAL_RESERVE_BANKS)._unsafeUnwrapErr()).toEqual(unknown);
  });
});
