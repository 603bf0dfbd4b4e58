import type { PlainDate } from '../calendar/index.ts';
import type { Loan } from '../loan/index.ts';
import type { Money } from '../money/index.ts';
import { positionAfter, projectedInProgress } from './apply-payment.ts';
import { positionOf } from './loan-position.ts';
import { type PayingMore, previewPayingMore } from './preview-paying-more.ts';

/** An extra amount on each payment, and its effect. */
export interface ExtraPayment {
  readonly extra: Money;
  readonly gain: PayingMore;
}

/**
 * The effect of each extra amount, in cents, on every payment after `today`, once the payments in progress are booked.
 * Omits amounts without an effect; empty if the loan's rate is unknown.
 */
export const extraPayments = (
  loan: Loan,
  extras: readonly number[],
  today: PlainDate,
): readonly ExtraPayment[] =>
  positionOf(loan)
    .map((now) => positionAfter(now, projectedInProgress(loan)))
    .map((position) =>
      extras.flatMap((cents): readonly ExtraPayment[] => {
        const gain = previewPayingMore(position, cents, today);
        return gain ? [{ extra: { cents, currency: position.currency }, gain }] : [];
      }),
    )
    .unwrapOr([]);
