import { describe, expect, it } from 'vitest';
import { addDays, payDayFrom } from '../../conformance/wall-clock.ts';
import { isBusinessDay } from '../../sandbox/calendar/business-day.ts';

describe('the days on which the kit pays', () => {
  const days = Array.from({ length: 20 * 366 }, (_, index) => addDays('2026-01-01', index));
  const paid = [...new Set(days.map(payDayFrom))];

  it.each(['US', 'CA'] as const)('are business days of %s for twenty years', (country) => {
    expect(paid.filter((day) => !isBusinessDay(day, country))).toEqual([]);
  });

  it('are within three weeks of the day that is asked for', () => {
    expect(days.filter((day) => payDayFrom(day) > addDays(day, 21))).toEqual([]);
  });
});
