import type { Money } from '../money/index.ts';
import type { PaymentRequest } from '../payment/index.ts';
import type { LoanSummary } from './loan-summary.ts';

/** What stays past due once payments are booked. Principal-only payments do not cure a past-due amount and are left out. */
export const pastDueAfter = (
  { pastDue }: Pick<LoanSummary, 'pastDue'>,
  payments: readonly Pick<PaymentRequest, 'amountType' | 'amount'>[],
): Money => ({
  ...pastDue,
  cents: Math.max(
    0,
    payments
      .filter(({ amountType }) => amountType !== 'PRINCIPAL')
      .reduce((left, { amount }) => left - amount.cents, pastDue.cents),
  ),
});
