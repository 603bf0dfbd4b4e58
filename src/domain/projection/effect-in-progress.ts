import type { Loan } from '../loan/index.ts';
import { projectedInProgress } from './apply-payment.ts';
import { positionOf } from './loan-position.ts';
import { type PaymentPreview, previewPayment } from './preview-payment.ts';

/**
 * The effect of a payment that a loan lists as in progress, beside all others that it lists; undefined if it lists none with
 * this confirmation number, or several, as where a platform leaves the numbers empty, or if the loan's rate is unknown.
 */
export const effectInProgress = (
  loan: Loan,
  confirmation: string | undefined,
): PaymentPreview | undefined => {
  const listed = (own: boolean) =>
    projectedInProgress({
      paymentsInProgress: loan.paymentsInProgress.filter(
        (each) => (each.confirmation === confirmation) === own,
      ),
    });
  const [payment, another] = listed(true);
  if (!payment || another) return undefined;
  return positionOf(loan)
    .map((position) => previewPayment(position, payment, listed(false)))
    .unwrapOr(undefined);
};
