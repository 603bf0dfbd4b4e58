/**
 * Accounts of one payment agreement. Postings are debit-positive, so that every journal sums to zero.
 * PRINCIPAL, INTEREST and FEES are what the buyer owes. IN_TRANSIT against UNAPPLIED is money in transit. CASH is what
 * the buyer's payments brought and no bank took back; PAID_OUT is what went to the buyer. CLAIMS is what was given back of
 * payments that their bank then took back whole: the buyer had it twice, and owes it outside of the agreement.
 */
export const ACCOUNTS = [
  'PRINCIPAL',
  'INTEREST',
  'FEES',
  'CASH',
  'IN_TRANSIT',
  'UNAPPLIED',
  'PAID_OUT',
  'CLAIMS',
  'FUNDING',
  'INTEREST_INCOME',
  'FEE_INCOME',
  'CHARGE_OFF_EXPENSE',
  'CHARGE_OFF_ALLOWANCE',
] as const;
export type Account = (typeof ACCOUNTS)[number];

/** Cents per account, debit-positive. */
export type Balances = Readonly<Record<Account, number>>;

export const NO_BALANCES: Balances = {
  PRINCIPAL: 0,
  INTEREST: 0,
  FEES: 0,
  CASH: 0,
  IN_TRANSIT: 0,
  UNAPPLIED: 0,
  PAID_OUT: 0,
  CLAIMS: 0,
  FUNDING: 0,
  INTEREST_INCOME: 0,
  FEE_INCOME: 0,
  CHARGE_OFF_EXPENSE: 0,
  CHARGE_OFF_ALLOWANCE: 0,
};
