import { ReadHistory } from '@member-portal/application/loans';
import { failedPaymentOf } from '@member-portal/application/payments';
import type { LoanId } from '@member-portal/domain/loan';
import type { Activity } from '@member-portal/domain/payment';
import { useService } from '../../services/ServicesProvider.tsx';
import { useRead } from '../../services/use-read.ts';

/** Enough of the newest payments to know whether the last one failed. */
const LOOKED_AT = 5;

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
    (signal) => readHistory(loanId, { types: ['PAYMENT', 'AUTOPAY'], limit: LOOKED_AT }, signal),
    'last payments',
    wanted,
  );
  return {
    reading: wanted && history.state === 'loading',
    payment: wanted && history.state === 'ready' ? failedPaymentOf(history.value.items) : undefined,
  };
};
