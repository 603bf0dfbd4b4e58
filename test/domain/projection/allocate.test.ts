import type { AllocationPart } from '@member-portal/domain/loan';
import { allocate, totalOf } from '@member-portal/domain/projection';
import { integer, property, record, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../support/property-runs.ts';

const ORDER: readonly AllocationPart[] = ['FEES', 'INTEREST', 'PRINCIPAL'];
const anyCents = integer({ min: 0, max: 100_000 });
const anyOwed = record({ fees: anyCents, interest: anyCents, principal: anyCents });
const anyOrder = shuffledSubarray([...ORDER], { minLength: 3 });

describe('spreading a payment', () => {
  const owed = { fees: 1000, interest: 2000, principal: 30_000 };

  it.each([
    [0, { fees: 0, interest: 0, principal: 0, unapplied: 0 }],
    [999, { fees: 999, interest: 0, principal: 0, unapplied: 0 }],
    [2500, { fees: 1000, interest: 1500, principal: 0, unapplied: 0 }],
    [10_000, { fees: 1000, interest: 2000, principal: 7000, unapplied: 0 }],
    [33_000, { fees: 1000, interest: 2000, principal: 30_000, unapplied: 0 }],
    [33_500, { fees: 1000, interest: 2000, principal: 30_000, unapplied: 500 }],
  ])('of %d cents goes to fees, then interest, then principal', (amount, allocation) => {
    expect(allocate(amount, owed, ORDER)).toEqual(allocation);
  });

  it('follows the order of the loan', () => {
    expect(allocate(2500, owed, ['INTEREST', 'FEES', 'PRINCIPAL'])).toMatchObject({
      fees: 500,
      interest: 2000,
    });
    expect(allocate(2500, owed, ['PRINCIPAL', 'INTEREST', 'FEES'])).toMatchObject({ principal: 2500 });
  });

  it('gives a part that the order names twice no more than is owed of it', () => {
    expect(allocate(5000, owed, ['FEES', 'FEES'])).toEqual({
      fees: 1000,
      interest: 0,
      principal: 0,
      unapplied: 4000,
    });
  });

  it('loses no cent and exceeds no part', () => {
    holds(
      property(anyCents, anyOwed, anyOrder, (amount, parts, order) => {
        const spread = allocate(amount, parts, order);
        expect(totalOf(spread) + spread.unapplied).toBe(amount);
        expect(spread.fees <= parts.fees && spread.interest <= parts.interest).toBe(true);
        expect(spread.principal <= parts.principal).toBe(true);
        expect(spread.unapplied > 0).toBe(amount > totalOf(parts));
      }),
    );
  });

  it('touches a part only when every part before it is paid', () => {
    const keyOf = { FEES: 'fees', INTEREST: 'interest', PRINCIPAL: 'principal' } as const;
    holds(
      property(anyCents, anyOwed, anyOrder, (amount, parts, order) => {
        const spread = allocate(amount, parts, order);
        for (const [index, part] of order.entries()) {
          if (spread[keyOf[part]] === 0) continue;
          for (const earlier of order.slice(0, index))
            expect(spread[keyOf[earlier]]).toBe(parts[keyOf[earlier]]);
        }
      }),
    );
  });
});
