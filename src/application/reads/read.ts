import type { LoanId } from '@member-portal/domain/loan';

/**
 * The reads that a front end may cache. Reads never become stale by themselves (specification, section 7), so every
 * command names the ones it invalidates, and these are refreshed before success shows.
 */
export type Read =
  | { readonly read: 'loans' }
  | { readonly read: 'loan-counts' }
  | { readonly read: 'loan'; readonly loanId: LoanId }
  | { readonly read: 'history'; readonly loanId: LoanId }
  | { readonly read: 'buyer' }
  | { readonly read: 'payment-methods' };

/** What a payment or a change of autopay on a loan invalidates. */
export const readsOfLoan = (loanId: LoanId): readonly Read[] => [
  { read: 'loans' },
  { read: 'loan', loanId },
  { read: 'history', loanId },
];
