import { ReadHistory } from '@member-portal/application/loans';
import { failedPaymentOf, LAST_PAYMENTS } from '@member-portal/application/payments';
import type { LoanId } from '@member-portal/domain/loan';
import type { Activity } from '@member-portal/domain/payment';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useRead } from '../../../services/use-read.ts';

/**
 * A loan's last payment where it failed; `reading` until that is known. What cannot be read says nothing: the activity of the
 * loan tells of that. Nothing is asked where it is not `wanted`.
 */
export const useLastFailed = (
  loanId: LoanId,
  wanted = true,
): { readonly reading: boolean; readonly payment: Activity | undefined } => {
  const readHistory = useService(ReadHistory);
  const history = useRead(
    { read: 'history', loanId },
    (signal) => readHistory(loanId, LAST_PAYMENTS, signal),
    'last payments',
    wanted,
  );
  return {
    reading: wanted && history.state === 'loading',
    payment: wanted && history.state === 'ready' ? failedPaymentOf(history.value.items) : undefined,
  };
};
