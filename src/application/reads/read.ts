import type { LoanId } from '@member-portal/domain/loan';

/**
 * The reads that a front end may cache. Reads never become stale automatically (specification, section 7), so every command
 * lists the reads that it invalidates; they are refreshed before success is shown. The end of a day invalidates those of loans
 * (`RereadDaily`).
 */
export type Read =
  | { readonly read: 'loans' }
  | { readonly read: 'loan-counts' }
  | { readonly read: 'loan'; readonly loanId: LoanId }
  | { readonly read: 'history'; readonly loanId: LoanId }
  | { readonly read: 'buyer' }
  | { readonly read: 'payment-methods' };

/** The reads invalidated by a payment or a change of autopay on a loan. */
export const readsOfLoan = (loanId: LoanId): readonly Read[] => [
  { read: 'loans' },
  { read: 'loan', loanId },
  { read: 'history', loanId },
];
