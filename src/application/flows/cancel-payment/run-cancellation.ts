import { type CancelScheduledPayment, readsAfterPayment } from '../../payments/index.ts';
import type { Reads } from '../../reads/index.ts';
import type { Run } from '../create-flow.ts';
import type { CancelPaymentAnswer } from './event.ts';
import type { CancelPaymentEffect } from './step.ts';

/** Sends a cancellation, never cancelled itself, and refreshes what it invalidated before success is reported. */
export const cancellationRunner =
  (cancelPayment: CancelScheduledPayment, reads: Reads) =>
  async (
    { subject }: CancelPaymentEffect,
    { send }: Pick<Run<CancelPaymentAnswer>, 'send'>,
  ): Promise<void> => {
    const result = await cancelPayment(subject);
    const invalidated = readsAfterPayment(subject.loanId);
    // A refusal is shown beside the current loan; after a lost answer, do not wait for another read.
    if (result.isOk() || result.error.kind === 'refused' || result.error.kind === 'not-found')
      await reads.refresh(invalidated);
    send({ kind: 'cancel-answered', result });
  };
