import { addDays, type PlainDate } from '@member-portal/domain/calendar';
import type { BalanceCourse, CoursePoint } from '@member-portal/domain/projection';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceGeometry, HEIGHT, WIDTH } from '../../../src/ui/screens/loans/detail/balance-geometry.ts';
import { day } from '../../support/arbitraries/plain-date.ts';
import { usd } from '../../support/builders/a-loan.ts';
import { holds } from '../../support/property-runs.ts';

const OPENED = day('2026-01-15');
const point = (on: PlainDate, cents: number): CoursePoint => ({ on, balance: usd(cents) });

const course = fc
  .record({
    balances: fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 30 }),
    apart: fc.integer({ min: 0, max: 62 }),
    paid: fc.nat(30),
  })
  .map(({ balances, apart, paid }): BalanceCourse => {
    const points = balances.map((cents, index) => point(addDays(OPENED, index * apart), cents));
    return { paid: points.slice(0, paid + 1), toCome: points.slice(paid + 1) };
  });

/** The corners of a path of steps. */
const cornersOf = (path: string): readonly (readonly [x: number, y: number])[] => {
  let [x, y] = [Number.NaN, Number.NaN];
  return [...path.matchAll(/([MHV])([\d.]+)(?:,([\d.]+))?/g)].map(([, command, first, second]) => {
    if (command !== 'V') x = Number(first);
    if (command !== 'H') y = Number(command === 'M' ? second : first);
    return [x, y] as const;
  });
};

describe('the geometry of a balance', () => {
  it('falls on a day and not between two, and closes the ground beneath what is paid', () => {
    const paid = [point(OPENED, 60_000), point(addDays(OPENED, 25), 30_000)];
    expect(balanceGeometry({ paid, toCome: [point(addDays(OPENED, 100), 0)] })).toEqual({
      amounts: [
        { cents: 0, y: 400 },
        { cents: 20_000, y: expect.closeTo(266.667, 3) },
        { cents: 40_000, y: expect.closeTo(133.333, 3) },
        { cents: 60_000, y: 0 },
      ],
      now: [250, 200],
      ground: 'M0,0H250V200V400H0Z',
      paid: 'M0,0H250V200',
      toCome: 'M250,200H1000V400',
      first: OPENED,
      last: addDays(OPENED, 100),
    });
  });

  it('is none without a balance, and lies in the middle where nothing was ever owed', () => {
    expect(balanceGeometry({ paid: [], toCome: [] })).toBeUndefined();
    expect(balanceGeometry({ paid: [point(OPENED, 0)], toCome: [] })?.now).toEqual([0, HEIGHT / 2]);
  });

  it('keeps every corner within the drawing, and in the order of days', () => {
    holds(
      fc.property(course, (given) => {
        const geometry = balanceGeometry(given);
        if (!geometry) throw new Error('nothing is drawn');
        for (const path of [geometry.paid, geometry.toCome]) {
          const corners = cornersOf(path);
          for (const [x, y] of corners) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(WIDTH);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(HEIGHT);
          }
          expect(corners.map(([x]) => x)).toEqual(corners.map(([x]) => x).toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('ends what is paid where what is to come begins, with a corner for each balance', () => {
    holds(
      fc.property(course, (given) => {
        const geometry = balanceGeometry(given);
        const [paid, toCome] = [cornersOf(geometry?.paid ?? ''), cornersOf(geometry?.toCome ?? '')];
        expect(paid.at(-1)).toEqual(toCome[0]);
        expect(paid).toHaveLength(2 * given.paid.length - 1);
        expect(toCome).toHaveLength(2 * given.toCome.length + 1);
        expect(geometry?.ground.startsWith(geometry.paid)).toBe(true);
      }),
    );
  });
});
