import { err, ok, type Result } from 'neverthrow';
import type { Flags } from '../flags/index.ts';
import { isPayable, type LoanSummary } from '../loan/index.ts';

/** Why a loan cannot be enrolled in autopay. */
export type AutopayIneligibility =
  | { readonly kind: 'autopay-not-offered' }
  | { readonly kind: 'loan-not-payable' }
  | { readonly kind: 'already-enrolled' };

/** Whether autopay can be turned on for a loan: it is offered, and the loan is payable and not enrolled yet. */
export const mayEnrol = (
  loan: Parameters<typeof isPayable>[0] & Pick<LoanSummary, 'autopayEnrolled'>,
  flags: Pick<Flags, 'autopay'>,
): Result<void, AutopayIneligibility> => {
  if (!flags.autopay) return err({ kind: 'autopay-not-offered' });
  if (!isPayable(loan)) return err({ kind: 'loan-not-payable' });
  return loan.autopayEnrolled ? err({ kind: 'already-enrolled' }) : ok();
};

/**
 * Whether autopay can be changed or turned off. Enrolled loans can be managed even while the flag is off, so that every
 * buyer can stop their drafts.
 */
export const mayManage = (loan: Pick<LoanSummary, 'autopayEnrolled'>): boolean => loan.autopayEnrolled;
