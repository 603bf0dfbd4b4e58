import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../sandbox/calendar/plain-date.ts';
import { isOnHardship } from '../../sandbox/servicing/on-hardship.ts';
import { instalmentStatus, standingOf } from '../../sandbox/servicing/standing.ts';
import { holds } from '../support/property-runs.ts';
import { someDay } from './ledger/arbitraries.ts';

const DUE = '2026-03-02';
const row = (number: number, dueOn: string, paid: number) => ({
  number,
  dueOn,
  amount: 10_000,
  principal: 9_000,
  interest: 1_000,
  paid,
});
const rows = [row(1, '2026-02-02', 10_000), row(2, DUE, 4_000), row(3, '2026-04-02', 0)];

describe('a loan with an instalment that is not fully paid', () => {
  test.each([
    [0, undefined, 0],
    [1, 'GRACE_PERIOD', 6_000],
    [15, 'GRACE_PERIOD', 6_000],
    [16, 'DELINQUENT_PAST_DUE', 6_000],
    [31, 'DELINQUENT_PAST_DUE', 6_000],
    [32, 'DELINQUENT_PAST_DUE', 16_000],
  ] as const)('is, %i days after its due day, %s with %i past due', (days, subStatus, pastDue) => {
    const standing = standingOf('OUTSTANDING', rows, 0, addDays(DUE, days));
    expect([standing.subStatus, standing.pastDue]).toEqual([subStatus, pastDue]);
  });

  test('counts its fees as past due once it is late, and not before', () => {
    expect(standingOf('OUTSTANDING', rows, 1_500, DUE).pastDue).toBe(0);
    expect(standingOf('OUTSTANDING', rows, 1_500, addDays(DUE, 1)).pastDue).toBe(7_500);
  });

  test.each(['PAID', 'CHARGED_OFF', 'CANCELLED', 'CLOSED', 'EXPIRED'])(
    'is never late once it is %s',
    (status) => {
      expect(standingOf(status, rows, 0, addDays(DUE, 100))).toMatchObject({
        subStatus: undefined,
        pastDue: 0,
        next: undefined,
        paidCount: 1,
      });
    },
  );

  test('shows each instalment as it is now', () => {
    const on = (today: string) =>
      rows.map((one) => instalmentStatus(one, standingOf('OUTSTANDING', rows, 0, today).next?.dueOn, today));
    expect(on('2026-03-01')).toEqual(['PAID', 'PARTIAL', 'UPCOMING']);
    expect(on('2026-03-03')).toEqual(['PAID', 'PAST_DUE', 'DUE']);
  });
});

test('a hardship plan runs from its first day to its last', () => {
  holds(
    fc.property(someDay, fc.nat(300), fc.integer({ min: -400, max: 400 }), (from, length, offset) => {
      const until = addDays(from, length);
      const plan = { hardship_from: from, hardship_until: until };
      expect(isOnHardship(plan, addDays(from, offset))).toBe(offset >= 0 && offset <= length);
    }),
  );
  expect(isOnHardship({ hardship_from: null, hardship_until: null }, DUE)).toBe(false);
});
