import { addDays, FEDERAL_RESERVE_BANKS } from '@member-portal/domain/calendar';
import { readPayDate } from '@member-portal/domain/payment';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';

const today = day('2026-11-23');
const days = { earliest: today, latest: day('2026-12-23'), today, holidays: FEDERAL_RESERVE_BANKS };

describe('a day that was typed', () => {
  it.each(['2026-11-23', '2026-11-24', '2026-12-23'])('is taken where a payment may have it: %s', (text) => {
    expect(readPayDate(text, days)._unsafeUnwrap()).toBe(text);
  });

  it.each(['', 'soon', '2026-02-30', '24/11/2026'])('is none: "%s"', (text) => {
    expect(readPayDate(text, days)._unsafeUnwrapErr()).toEqual({ kind: 'pay-date-missing' });
  });

  it('is refused by the limit that it breaks', () => {
    expect(readPayDate('2026-11-22', days)._unsafeUnwrapErr()).toEqual({
      kind: 'pay-date-too-early',
      earliest: days.earliest,
    });
    expect(readPayDate('2026-12-24', days)._unsafeUnwrapErr()).toEqual({
      kind: 'pay-date-too-late',
      latest: days.latest,
    });
    expect(readPayDate('2026-11-26', days)._unsafeUnwrapErr()).toEqual({
      kind: 'pay-date-not-a-business-day',
    });
  });

  it('is no business day where its holidays are unknown', () => {
    const far = day('2112-06-01');
    const long = { ...days, latest: addDays(far, 30) };
    expect(readPayDate(far, long)._unsafeUnwrapErr()).toEqual({ kind: 'pay-date-not-a-business-day' });
  });
});
