import { isPositive } from '../money/index.ts';
import { curesDue, paysAll } from '../payment/index.ts';
import type { LoanStatus } from './loan-status.ts';
import type { LoanSummary } from './loan-summary.ts';

const LENT: readonly LoanStatus[] = ['ACCEPTED', 'OUTSTANDING', 'PAID', 'CHARGED_OFF', 'CANCELLED', 'CLOSED'];

/** Whether anything was lent: not during review, not for an open or expired offer, and not for an unknown status. */
export const isLent = ({ status }: Pick<LoanSummary, 'status'>): boolean => LENT.includes(status);

/** Whether a payment in progress pays all that is owed. */
export const isBeingPaidOff = ({
  paymentsInProgress = [],
}: Partial<Pick<LoanSummary, 'paymentsInProgress'>>): boolean =>
  paymentsInProgress.some((payment) => curesDue(payment) && paysAll(payment.amountType));

/** Whether a buyer can pay on a loan here: one that was accepted or is outstanding, and owes more than is on its way. */
export const isPayable = (
  loan: Pick<LoanSummary, 'status' | 'balance'> & Partial<Pick<LoanSummary, 'paymentsInProgress'>>,
): boolean =>
  (loan.status === 'OUTSTANDING' || loan.status === 'ACCEPTED') &&
  isPositive(loan.balance) &&
  !isBeingPaidOff(loan);

/** Whether a closed loan is still owed: charged off by the lender, which is shown with a contact and without a pay button. */
export const isOwedThoughClosed = (loan: Pick<LoanSummary, 'status' | 'balance'>): boolean =>
  loan.status === 'CHARGED_OFF' && isPositive(loan.balance);
