import { type CancelScheduledPayment, readsAfterPayment } from '../../payments/index.ts';
import type { Reads } from '../../reads/index.ts';
import type { Run } from '../create-flow.ts';
import type { CancelPaymentAnswer } from './event.ts';
import type { CancelPaymentEffect } from './step.ts';

/**
 * Sends a cancellation, which is itself never aborted, and refreshes the reads that it may have invalidated, even after a
 * failure. Success is reported once they are refreshed.
 */
export const cancellationRunner =
  (cancelPayment: CancelScheduledPayment, reads: Reads) =>
  async (
    { subject }: CancelPaymentEffect,
    { send }: Pick<Run<CancelPaymentAnswer>, 'send'>,
  ): Promise<void> => {
    const result = await cancelPayment(subject);
    // Even after a lost answer: the payment may have been cancelled.
    const refreshed = reads.refresh(readsAfterPayment(subject.loanId));
    // A refusal is shown with the current loan; after a lost answer, do not wait for another read.
    if (result.isOk() || ['refused', 'too-late', 'not-found'].includes(result.error.kind)) await refreshed;
    send({ kind: 'cancel-answered', result });
  };
