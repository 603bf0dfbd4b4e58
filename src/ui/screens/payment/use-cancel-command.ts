import {
  type CancelPaymentFailure,
  CancelScheduledPayment,
  readsAfterPayment,
} from '@member-portal/application/payments';
import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentRequest } from '@member-portal/domain/payment';
import { useService } from '../../services/ServicesProvider.tsx';
import { type Command, useCommand } from '../../services/use-command.ts';
import { useRefreshReads } from '../../services/use-refresh-reads.ts';

/** Cancels a scheduled payment of a loan. Refreshes the reads that this invalidates before it reports success. */
export const useCancelCommand = (loanId: LoanId): Command<PaymentRequest, void, CancelPaymentFailure> => {
  const cancelPayment = useService(CancelScheduledPayment);
  const refresh = useRefreshReads();
  const reads = readsAfterPayment(loanId);
  return useCommand((payment: PaymentRequest, signal) =>
    cancelPayment({ loanId, payment }, signal)
      .map(() => refresh(reads))
      .mapErr(async (failure) => {
        // A refusal is shown beside the current loan; after a lost answer, do not wait for another read.
        if (failure.kind === 'refused' || failure.kind === 'not-found') await refresh(reads);
        return failure;
      }),
  );
};
