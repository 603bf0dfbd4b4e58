import { applyPayment, positionAfter } from '@member-portal/domain/projection';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLoanPosition } from '../../support/arbitraries/loan-position.ts';

const DAYS = ['2026-12-01', '2027-01-15', '2027-03-02'] as const;

describe('the position after payments', () => {
  it('is what applying them in the order of their days gives, however they are listed', () => {
    const payments = fc.uniqueArray(fc.constantFrom(...DAYS), { minLength: 1 }).chain((days) =>
      fc.tuple(
        ...days.map((on) =>
          fc.record({
            on: fc.constant(on as never),
            cents: fc.integer({ min: 1, max: 50_000 }),
            toPrincipal: fc.boolean(),
          }),
        ),
      ),
    );
    fc.assert(
      fc.property(anyLoanPosition, payments, (position, made) => {
        const inOrder = [...made].sort((a, b) => String(a.on).localeCompare(String(b.on)));
        const expected = inOrder.reduce((state, payment) => applyPayment(state, payment).position, position);
        expect(positionAfter(position, made)).toEqual(expected);
      }),
    );
  });
});
