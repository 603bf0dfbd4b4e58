import type { AllocationPart } from '../loan/index.ts';

/** What is owed, or paid, of each part, in cents. */
export interface Parts {
  readonly fees: number;
  readonly interest: number;
  readonly principal: number;
}

/** How an amount is spread; what exceeds everything owed stays unapplied, to be given back. */
export interface Allocation extends Parts {
  readonly unapplied: number;
}

const KEY_OF = { FEES: 'fees', INTEREST: 'interest', PRINCIPAL: 'principal' } as const satisfies Record<
  AllocationPart,
  keyof Parts
>;

/** Spreads an amount in cents over what is owed, part by part in the loan's order. */
export const allocate = (amount: number, owed: Parts, order: readonly AllocationPart[]): Allocation => {
  const spread = { fees: 0, interest: 0, principal: 0, unapplied: amount };
  for (const part of order) {
    const key = KEY_OF[part];
    const taken = Math.min(owed[key] - spread[key], spread.unapplied);
    spread[key] += taken;
    spread.unapplied -= taken;
  }
  return spread;
};

/** The sum of the parts in cents. */
export const totalOf = ({ fees, interest, principal }: Parts): number => fees + interest + principal;
