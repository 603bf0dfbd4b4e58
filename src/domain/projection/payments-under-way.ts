import type { Loan } from '../loan/index.ts';
import type { ProjectedPayment } from './apply-payment.ts';

/** A loan's payments in progress as projections count with them. */
export const paymentsUnderWay = ({
  paymentsInProgress,
}: Pick<Loan, 'paymentsInProgress'>): readonly ProjectedPayment[] =>
  paymentsInProgress.map(({ payOn, amount }) => ({ on: payOn, cents: amount.cents, toPrincipal: false }));
