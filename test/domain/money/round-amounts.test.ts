import { roundAmounts } from '@member-portal/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../support/property-runs.ts';

describe('round amounts', () => {
  it.each([
    [0, [0]],
    [1, [0, 1]],
    [2, [0, 1, 2]],
    [30_000, [0, 10_000, 20_000, 30_000]],
    [69_300, [0, 20_000, 40_000, 60_000, 80_000]],
    [124_000, [0, 50_000, 100_000, 150_000]],
    [4, [0, 1, 2, 3, 4]],
  ])('up to %i are %j', (most, amounts) => {
    expect(roundAmounts(most)).toEqual(amounts);
  });

  it('reach as far as they have to, in a few equal steps of 1, 2 or 5 times a power of ten', () => {
    holds(
      fc.property(fc.integer({ min: 3, max: 100_000_000_000 }), (most) => {
        const amounts = roundAmounts(most);
        const step = amounts[1] ?? 0;
        const top = amounts.at(-1) ?? 0;
        expect(amounts).toEqual(amounts.map((_, index) => index * step));
        expect(String(step)).toMatch(/^[125]0*$/);
        expect(top).toBeGreaterThanOrEqual(most);
        expect(top - most).toBeLessThan(step);
        expect(amounts.length).toBeGreaterThanOrEqual(3);
        expect(amounts.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
