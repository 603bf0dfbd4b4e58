import { BeginCancelPayment } from '@member-portal/application/flows/cancel-payment';
import { type CancelPaymentFailure, SubmitPayment } from '@member-portal/application/payments';
import type { Read } from '@member-portal/application/reads';
import { createReadCache } from '@member-portal/application/reads';
import type { Instant } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import { err, errAsync, ok, type Result, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aPaymentRequest, aReviewedPayment } from '../../../support/builders/a-payment.ts';
import { settled } from '../../../support/fakes/fake-time.ts';
import { OFFLINE, TIMEOUT } from '../../../support/fakes/fault-line.ts';
import { aBrowser, LOAN } from '../payment/browser.ts';

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
  it('is sent once, and refreshes the reads before it reports success', async () => {
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
    const { flow } = asked(err(failure), err(failure));
    flow.send({ kind: 'cancel-payment' });
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'asking', sending: false, failure, attempt: 1 });
    flow.send({ kind: 'cancel-payment' });
    expect(flow.state()).toMatchObject({ sending: true, failure, attempt: 1 });
    await settled();
    expect(flow.state()).toMatchObject({ sending: false, failure, attempt: 2 });
    flow.send({ kind: 'cancel-payment' });
    await settled();
    expect(flow.state().kind).toBe('cancelled');
  });

  it.each([
    { kind: 'too-late' },
    { kind: 'not-offered' },
    { kind: 'refused', refusal: 'agreement-closed' },
    { kind: 'not-found' },
  ] as const)('is not tried again after %o', async (failure) => {
    const { flow, log } = asked(err(failure));
    flow.send({ kind: 'cancel-payment' });
    await settled();
    flow.send({ kind: 'cancel-payment' });
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'asking', sending: false, failure });
    expect(log.filter((entry) => entry === 'sent')).toHaveLength(1);
  });

  it.each([
    { kind: 'unknown-outcome' },
    { kind: 'network-error' },
    { kind: 'refused', refusal: 'agreement-closed' },
    { kind: 'not-found' },
  ] as const)('refreshes the reads before it reports %o', async (failure) => {
    const { flow, log } = asked(err(failure));
    flow.send({ kind: 'cancel-payment' });
    await settled();
    expect(log).toEqual(['asking', 'sent', 'refreshed', 'asking']);
  });

  it.each([
    [{ kind: 'unknown-outcome' }, true],
    [{ kind: 'network-error' }, true],
    [{ kind: 'refused', refusal: 'agreement-closed' }, false],
    [{ kind: 'not-found' }, false],
    [{ kind: 'too-late' }, false],
  ] as const)('reports %o while the reads are still loading: %s', async (failure, isReported) => {
    const flow = BeginCancelPayment.create({ cancelPayment: () => errAsync(failure) })(subject, {
      reads: { ...createReadCache(), refresh: () => new Promise(() => undefined) },
    });
    flow.send({ kind: 'cancel-payment' });
    await settled();
    expect(flow.state()).toMatchObject({ sending: !isReported });
  });

  it('that was carried out although its answer was lost is no longer shown as scheduled', async () => {
    const { platform, time, openPage } = aBrowser({ flags: { cancelScheduledPayment: true } });
    const { services, reads } = openPage();
    await services.get(SubmitPayment)(aReviewedPayment());
    const scheduled = () => platform.ledger.loan(LOAN)?.paymentsInProgress ?? [];
    const [payment] = scheduled();
    if (!payment) throw new Error('nothing is scheduled');
    let shown: number | undefined;
    reads.watch(
      { read: 'loan', loanId: LOAN },
      () => platform.readLoan(LOAN),
      (loan) => {
        if (loan.isOk()) shown = loan.value.paymentsInProgress.length;
      },
    );
    await settled();
    expect(shown).toBe(1);
    platform.orderFaults.queue({ kind: 'lost-after', failure: TIMEOUT });
    platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    const cancellable = { ...payment, cancelBefore: (time.now() + 60_000) as Instant };
    const flow = services.get(BeginCancelPayment)({ loanId: LOAN, payment: cancellable }, { reads });
    flow.send({ kind: 'cancel-payment' });
    await time.advance(60_000);
    expect(flow.state()).toMatchObject({ kind: 'asking', failure: { kind: 'unknown-outcome' } });
    expect(scheduled()).toEqual([]);
    expect(shown).toBe(0);
  });

  it('shows the current loan where the payment no longer exists', async () => {
    const { flow, log } = asked(err({ kind: 'not-found' }));
    flow.send({ kind: 'cancel-payment' });
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'asking', sending: false, failure: { kind: 'not-found' } });
    expect(log).toContain('refreshed');
  });

  it('completes after its flow was disposed, and refreshes the reads', async () => {
    const { flow, log } = asked();
    flow.send({ kind: 'cancel-payment' });
    flow.dispose();
    await settled();
    expect(log).toEqual(['asking', 'sent', 'refreshed']);
  });
});
