import { CURRENCIES, type Currency, type Money } from '@member-portal/domain/money';
import { constantFrom, integer, record } from 'fast-check';

/** Any currency that a loan may be held in. */
export const anyCurrency = constantFrom(...CURRENCIES);

/** Up to ten billion units either way: far beyond any loan, far within exact integers. */
export const anyMoney = record({
  cents: integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
  currency: anyCurrency,
});

/** An amount of one currency, so that several of them may be added. */
export const anyAmountOf = (currency: Currency) =>
  integer({ min: 0, max: 1_000_000_000 }).map((cents): Money => ({ cents, currency }));
