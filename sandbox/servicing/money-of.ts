import type { MoneyWire } from '../contract/wire-values.ts';

/** Cents of an agreement as wire money. */
export const moneyOf =
  (currency: MoneyWire['currency']) =>
  (cents: number): MoneyWire => ({ amount: cents, currency });
