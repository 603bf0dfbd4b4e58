import type { PlainDate } from '../calendar/index.ts';
import type { Loan } from '../loan/index.ts';
import { isInProgress } from '../payment/index.ts';
import type { ProjectedPayment } from './apply-payment.ts';

/** A loan's payments in progress as projections count them; failed and cancelled requests are left out. */
export const projectedInProgress = ({
  paymentsInProgress,
}: Pick<Loan, 'paymentsInProgress'>): readonly ProjectedPayment[] =>
  paymentsInProgress
    .filter(({ status }) => isInProgress(status))
    .map(({ payOn, amount, amountType }) => ({
      on: payOn,
      cents: amount.cents,
      toPrincipal: amountType === 'PRINCIPAL',
    }));

/** The payments that count by the end of a day. */
export const paymentsBy = (
  payments: readonly ProjectedPayment[],
  on: PlainDate,
): readonly ProjectedPayment[] => payments.filter((payment) => payment.on <= on);
