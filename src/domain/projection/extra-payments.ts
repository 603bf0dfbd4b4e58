import type { PlainDate } from '../calendar/index.ts';
import type { Loan } from '../loan/index.ts';
import type { Money } from '../money/index.ts';
import { positionAfter, projectedInProgress } from './apply-payment.ts';
import { positionOf } from './loan-position.ts';
import { type PayingMore, previewPayingMore } from './preview-paying-more.ts';

/** An amount on top of each payment, and what paying it changes. */
export interface ExtraPayment {
  readonly extra: Money;
  readonly gain: PayingMore;
}

/**
 * What each of some amounts, in cents, on top of every payment after `today` would change, once the payments
 * in progress have arrived. Omits amounts that change nothing; empty where the loan's rate is not known.
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
