import { addDays, FEDERAL_RESERVE_BANKS, type PlainDate } from '@member-portal/domain/calendar';
import { acceptPayDate, type PayDays, suggestedPayDays } from '@member-portal/domain/payment';
import { boolean, integer, option, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { holds } from '../../support/property-runs.ts';

const daysFrom = (today: PlainDate, earliest = today): PayDays => ({
  earliest,
  latest: addDays(today, 60),
  today,
  holidays: FEDERAL_RESERVE_BANKS,
});
const FRIDAY = day('2026-11-20');
const MONDAY = day('2026-11-23');

describe('the days that are offered by name', () => {
  it('are today, the next business day and the due day', () => {
    expect(suggestedPayDays(daysFrom(FRIDAY), day('2026-12-01'))).toEqual([
      { on: FRIDAY, is: 'today' },
      { on: MONDAY, is: 'next-business-day' },
      { on: '2026-12-01', is: 'due-day' },
    ]);
  });

  it('leave out today after the cut-off, a due day that is past or no business day, and one that is there already', () => {
    const next = [{ on: MONDAY, is: 'next-business-day' }];
    for (const due of [undefined, MONDAY, day('2026-11-01'), day('2026-11-26')])
      expect(suggestedPayDays(daysFrom(FRIDAY, MONDAY), due)).toEqual(next);
  });

  it('are today alone where the holidays are unknown', () => {
    const far = day('2112-06-01');
    expect(suggestedPayDays(daysFrom(far), addDays(far, 7))).toEqual([{ on: far, is: 'today' }]);
  });

  it('may each be paid on, and are each offered once', () => {
    const today = integer({ min: 0, max: 700 }).map((add) => addDays(day('2026-01-01'), add));
    const due = option(integer({ min: -40, max: 90 }), { nil: undefined });
    holds(
      property(today, due, boolean(), (from, dueIn, isLate) => {
        const days = daysFrom(from, isLate ? addDays(from, 1) : from);
        const offered = suggestedPayDays(days, dueIn === undefined ? undefined : addDays(from, dueIn));
        for (const { on } of offered) expect(acceptPayDate(on, days).isOk()).toBe(true);
        const each = offered.map(({ on }) => on);
        expect(new Set(each).size).toBe(each.length);
      }),
    );
  });
});
