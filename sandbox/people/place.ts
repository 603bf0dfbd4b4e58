import type { Person } from './person.ts';
import type { Shops } from './shops.ts';

/** Somebody who borrows, as far as it does not depend on their situation. */
interface Resident {
  readonly familyName: string;
  readonly address: Person['address'];
  readonly bank: { readonly name: string; readonly last4: string };
  /** Last four digits of their card. */
  readonly card: string;
  /** Where it is not the language of most. */
  readonly language?: Person['language'];
}

/** A tenant's region. */
export interface Place {
  readonly tenant: string;
  readonly shops: Shops;
  /** The mobile of the person at an index. */
  readonly phone: (index: number) => string;
  readonly language: Person['language'];
  /** One for each situation, in their order. */
  readonly residents: readonly Resident[];
}

/** Numbers of an area code that are kept for examples, from one on. */
export const number =
  (area: string, from: number) =>
  (index: number): string =>
    `+1${area}55501${String(from + index).padStart(2, '0')}`;
