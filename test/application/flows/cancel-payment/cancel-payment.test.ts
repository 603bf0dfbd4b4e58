import { BeginCancelPayment } from '@member-portal/application/flows/cancel-payment';
import type { CancelPaymentFailure } from '@member-portal/application/payments';
import type { Read } from '@member-portal/application/reads';
import { createReadCache } from '@member-portal/application/reads';
import type { LoanId } from '@member-portal/domain/loan';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aPaymentRequest } from '../../../support/builders/a-payment.ts';
import { settled } from '../../../support/fakes/fake-time.ts';

const subject = { loanId: 'loan-1' as LoanId, payment: aPaymentRequest() };

const asked = (...answers: readonly Result<void, CancelPaymentFailure>[]) => {
  const left = [...answers];
  const log: string[] = [];
  const memory = createReadCache();
  const begin = BeginCancelPayment.create({
    cancelPayment: () => {
      log.push('sent');
      return new ResultAsync(Promise.resolve(left.shift() ?? ok(undefined)));
    },
  });
  const refresh = async (reads: readonly Read[]): Promise<void> => {
    log.push('refreshed');
    await memory.refresh(reads);
  };
  const flow = begin(subject, { reads: { ...memory, refresh } });
  flow.subscribe(() => log.push(flow.state().kind));
  return { flow, log };
};

describe('cancelling a payment', () => {
  it('is sent once, and refreshes the reads before it tells of success', async () => {
    const { flow, log } = asked();
    flow.send({ kind: 'cancel-payment' });
    flow.send({ kind: 'cancel-payment' });
    await settled();
    expect(flow.state()).toEqual({ kind: 'cancelled', subject });
    expect(log).toEqual(['asking', 'sent', 'refreshed', 'cancelled']);
    flow.send({ kind: 'cancel-payment' });
    expect(log.filter((entry) => entry === 'sent')).toHaveLength(1);
  });

  it('keeps a failure while it is tried again, and counts the failures', async () => {
    const failure = { kind: 'network-error' } as const;
    const { flow, log } = asked(err(failure), err(failure));
    flow.send({ kind: 'cancel-payment' });
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'asking', sending: false, failure, attempt: 1 });
    expect(log).not.toContain('refreshed');
    flow.send({ kind: 'cancel-payment' });
    expect(flow.state()).toMatchObject({ sending: true, failure, attempt: 1 });
    await settled();
    expect(flow.state()).toMatchObject({ sending: false, failure, attempt: 2 });
    flow.send({ kind: 'cancel-payment' });
    await settled();
    expect(flow.state().kind).toBe('cancelled');
  });

  it.each([
    [{ kind: 'too-late' }, false],
    [{ kind: 'not-offered' }, false],
    [{ kind: 'refused', refusal: 'agreement-closed' }, true],
  ] as const)('is not tried again after %o', async (failure, refreshes) => {
    const { flow, log } = asked(err(failure));
    flow.send({ kind: 'cancel-payment' });
    await settled();
    flow.send({ kind: 'cancel-payment' });
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'asking', sending: false, failure });
    expect(log.filter((entry) => entry === 'sent')).toHaveLength(1);
    expect(log.includes('refreshed')).toBe(refreshes);
  });

  it('shows the current loan where the payment is there no more', async () => {
    const { flow, log } = asked(err({ kind: 'not-found' }));
    flow.send({ kind: 'cancel-payment' });
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'asking', sending: false, failure: { kind: 'not-found' } });
    expect(log).toContain('refreshed');
  });

  it('goes through after its flow was disposed, and refreshes the reads', async () => {
    const { flow, log } = asked();
    flow.send({ kind: 'cancel-payment' });
    flow.dispose();
    await settled();
    expect(log).toEqual(['asking', 'sent', 'refreshed']);
  });
});
