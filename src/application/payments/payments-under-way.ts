import type { Loan } from '@member-portal/domain/loan';
import type { ProjectedPayment } from '@member-portal/domain/projection';

/** A loan's payments in progress as projections count with them. */
export const paymentsUnderWay = ({
  paymentsInProgress,
}: Pick<Loan, 'paymentsInProgress'>): readonly ProjectedPayment[] =>
  paymentsInProgress.map(({ payOn, amount }) => ({ on: payOn, cents: amount.cents, toPrincipal: false }));
