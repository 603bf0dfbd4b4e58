import { addDays } from '@member-portal/domain/calendar';
import {
  expectedSchedule,
  INSTALLMENT_STATUSES,
  type Installment,
  LOAN_STATUSES,
  scheduleInBrief,
  segmentOf,
} from '@member-portal/domain/loan';
import { array, constantFrom, integer, option, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { usd } from '../../support/builders/a-loan.ts';
import { holds } from '../../support/property-runs.ts';

const TODAY = day('2026-11-21');

const scheduleOf = (...statuses: readonly Installment['status'][]): readonly Installment[] =>
  statuses.map((status, index) => ({
    number: index + 1,
    dueOn: addDays(TODAY, 30 * (index - 3)),
    amount: usd(10_800),
    paid: usd(status === 'PAID' ? 10_800 : 0),
    principal: usd(10_000),
    interest: usd(800),
    status,
  }));

const anySchedule = array(constantFrom(...INSTALLMENT_STATUSES), { maxLength: 20 }).map((statuses) =>
  scheduleOf(...statuses),
);
const numbers = (lines: readonly Installment[]) => lines.map(({ number }) => number);

describe('the schedule that a loan keeps', () => {
  it('is all of it while the loan goes on, and only what was paid or due by its end after that', () => {
    const closings = option(integer({ min: -120, max: 20 }), { nil: undefined });
    holds(
      property(anySchedule, constantFrom(...LOAN_STATUSES), closings, (schedule, status, ends) => {
        const closedOn = ends === undefined ? undefined : addDays(TODAY, ends);
        const kept = expectedSchedule({ schedule, status, closedOn }, TODAY);
        const end = closedOn !== undefined && closedOn < TODAY ? closedOn : TODAY;
        const isKept = (line: Installment) =>
          segmentOf(status) !== 'closed' || line.status === 'PAID' || line.dueOn <= end;
        expect(kept).toEqual(schedule.filter(isKept));
      }),
    );
  });
});

describe('a schedule in brief', () => {
  const sixPaid = Array.from({ length: 6 }, () => 'PAID' as const);

  it('begins with the first line that is not paid', () => {
    const schedule = scheduleOf('PAID', 'PAID', 'PARTIAL', 'UPCOMING', 'UPCOMING', 'UPCOMING', 'UPCOMING');
    expect(numbers(scheduleInBrief(schedule, 3))).toEqual([3, 4, 5]);
  });

  it('is the last lines where all of them are paid', () => {
    expect(numbers(scheduleInBrief(scheduleOf(...sixPaid), 3))).toEqual([4, 5, 6]);
  });

  it('is the schedule itself where no more than two lines would be left out', () => {
    expect(scheduleInBrief(scheduleOf(...sixPaid), 4)).toHaveLength(6);
    expect(numbers(scheduleInBrief(scheduleOf(...sixPaid), 3))).toHaveLength(3);
  });

  it('is a run of lines with the first unpaid one, and leaves out none or more than two', () => {
    holds(
      property(anySchedule, integer({ min: 1, max: 8 }), (schedule, most) => {
        const brief = scheduleInBrief(schedule, most);
        const at = brief[0] ? schedule.indexOf(brief[0]) : 0;
        expect(brief).toEqual(schedule.slice(at, at + brief.length));
        const open = schedule.find(({ status }) => status !== 'PAID');
        if (open) expect(brief).toContain(open);
        const left = schedule.length - brief.length;
        expect(left === 0 || (left > 2 && brief.length <= most)).toBe(true);
      }),
    );
  });
});
