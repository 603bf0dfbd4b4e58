import { type ReviewedPayment, readsAfterPayment, SubmitPayment } from '@member-portal/application/payments';
import { RecordTiming } from '@member-portal/application/telemetry';
import { okAsync } from 'neverthrow';
import { useRef } from 'react';
import { useService } from '../../services/ServicesProvider.tsx';
import { type Command, useCommand } from '../../services/use-command.ts';
import { useRefreshReads } from '../../services/use-refresh-reads.ts';
import type { PayFailure } from './pay-failure.ts';
import { outcomeOf, type PaymentOutcome } from './payment-outcome.ts';
import { useFollowedPayment } from './use-followed-payment.ts';

/**
 * Pays, and reads again what the payment made untrue before its outcome is told. Once paid it gives the same outcome
 * again, whatever is pressed. While nobody knows what became of a payment it is followed, and the state changes by itself
 * once that is known and its dialog is `open`.
 */
export const usePay = (open: boolean): Command<ReviewedPayment, PaymentOutcome, PayFailure> => {
  const submit = useService(SubmitPayment);
  const record = useService(RecordTiming);
  const refresh = useRefreshReads();
  const paid = useRef<PaymentOutcome | undefined>(undefined);
  const sent = useRef<ReviewedPayment | undefined>(undefined);
  const pressedAt = useRef<number | undefined>(undefined);
  /** Measured from the first press, so that a lost answer that is reconciled later counts in full. */
  const confirm = (outcome: PaymentOutcome): void => {
    if (pressedAt.current !== undefined) record('pay to confirmed', performance.now() - pressedAt.current);
    pressedAt.current = undefined;
    paid.current = outcome;
  };
  const command = useCommand((payment: ReviewedPayment, signal) => {
    sent.current = payment;
    if (paid.current) return okAsync(paid.current);
    pressedAt.current ??= performance.now();
    return submit(payment, signal)
      .map(async (found) => {
        const outcome = outcomeOf(found);
        confirm(outcome);
        await refresh(readsAfterPayment(payment.loanId));
        return outcome;
      })
      .mapErr(async (failure): Promise<PayFailure> => {
        if (failure.kind !== 'unknown-outcome') pressedAt.current = undefined;
        const refreshed = refresh(readsAfterPayment(payment.loanId));
        // Offline, reads fail only at their deadline; do not delay the failure that is already known.
        if (failure.kind !== 'unknown-outcome' && failure.kind !== 'request-failed') await refreshed;
        return failure;
      });
  });
  const followed = useFollowedPayment(command.state, sent.current?.loanId, open, confirm);
  const state = followed ?? command.state;
  return {
    ...command,
    state,
    running: state.kind === 'running',
    // While a payment is sent again nothing says that it was not made.
    failure: state.kind === 'failed' ? state.failure : undefined,
  };
};
