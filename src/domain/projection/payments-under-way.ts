import type { Loan } from '../loan/index.ts';
import { isInProgress } from '../payment/index.ts';
import type { ProjectedPayment } from './apply-payment.ts';

/** A loan's payments in progress as projections count with them; a listed request that failed or was cancelled brings nothing. */
export const paymentsUnderWay = ({
  paymentsInProgress,
}: Pick<Loan, 'paymentsInProgress'>): readonly ProjectedPayment[] =>
  paymentsInProgress
    .filter(({ status }) => isInProgress(status))
    .map(({ payOn, amount, amountType }) => ({
      on: payOn,
      cents: amount.cents,
      toPrincipal: amountType === 'PRINCIPAL',
    }));
