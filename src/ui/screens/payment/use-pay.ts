import {
  type ReviewedPayment,
  readsAfterPayment,
  SubmitPayment,
  type SubmitPaymentFailure,
} from '@member-portal/application/payments';
import { okAsync } from 'neverthrow';
import { useRef } from 'react';
import { useService } from '../../services/ServicesProvider.tsx';
import { type Command, useCommand } from '../../services/use-command.ts';
import { useRefreshReads } from '../../services/use-refresh-reads.ts';
import { outcomeOf, type PaymentOutcome } from './payment-outcome.ts';

/**
 * Pays, and reads again what the payment made untrue before its outcome is told. Once paid it gives the same outcome
 * again, whatever is pressed.
 */
export const usePay = (): Command<ReviewedPayment, PaymentOutcome, SubmitPaymentFailure> => {
  const submit = useService(SubmitPayment);
  const refresh = useRefreshReads();
  const paid = useRef<PaymentOutcome | undefined>(undefined);
  return useCommand((payment, signal) => {
    if (paid.current) return okAsync(paid.current);
    return submit(payment, signal)
      .map(async (found) => {
        const outcome = outcomeOf(found);
        paid.current = outcome;
        await refresh(readsAfterPayment(payment.loanId));
        return outcome;
      })
      .mapErr(async (failure) => {
        const refreshed = refresh(readsAfterPayment(payment.loanId));
        // Without a connection the reads fail late; what is known already should not wait for that.
        if (failure.kind !== 'unknown-outcome' && failure.kind !== 'request-failed') await refreshed;
        return failure;
      });
  });
};
