import type { BuyerId } from '@member-portal/domain/buyer';
import type { RequestFailure } from '@member-portal/domain/failure';
import {
  claimIntent,
  countSending,
  mayStillArrive,
  type OpenPaymentIntent,
  settleIntent,
} from '@member-portal/domain/payment';
import { err, ok, type Result } from 'neverthrow';
import type {
  Clock,
  Fingerprint,
  KeyGenerator,
  PaymentIntentStore,
  PortalConfiguration,
  ReadFailure,
  Servicing,
} from '../ports/index.ts';
import { type Cancellation, certain } from '../services/index.ts';
import { confirmationsOn, type FoundPayment, findPayment } from './find-payment.ts';
import { describePayment, type ReviewedPayment } from './reviewed-payment.ts';

export type ClaimFailure =
  /** Another payment on this loan was sent before, and was booked. It is told before a second one is made. */
  | { readonly kind: 'earlier-payment-found'; readonly payment: FoundPayment }
  /** Another payment on this loan was sent moments ago and may still arrive. Nothing was sent this time. */
  | { readonly kind: 'earlier-payment-undecided' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'request-failed'; readonly failure: RequestFailure };

/** The right to send an order under a key, or the payment that the very same order has led to already. */
export type ClaimedPayment =
  | { readonly kind: 'may-be-sent'; readonly intent: OpenPaymentIntent }
  | { readonly kind: 'was-made'; readonly payment: FoundPayment };

export interface ClaimDependencies {
  readonly servicing: Servicing;
  readonly intents: PaymentIntentStore;
  readonly fingerprint: Fingerprint;
  readonly keys: KeyGenerator;
  readonly clock: Clock;
  readonly configuration: PortalConfiguration;
}

/**
 * Claims a loan for an order, writing its intent before anything is sent. An order that is open already goes out again
 * under its key, where the platform honours keys. Otherwise the open one is looked up first: it gives way only when it
 * is neither booked nor still on its way.
 */
export const claimPayment = async (
  { servicing, intents, fingerprint, keys, clock, configuration }: ClaimDependencies,
  buyerId: BuyerId,
  payment: ReviewedPayment,
  cancellation?: Cancellation,
): Promise<Result<ClaimedPayment, ClaimFailure>> => {
  const { loanId, amount, authorisation } = payment;
  const orderFingerprint = await certain(fingerprint.of(describePayment(payment)));
  const requestKey = keys.nextKey();
  const update = (change: Parameters<PaymentIntentStore['update']>[2]) =>
    certain(intents.update(buyerId, loanId, change));
  for (;;) {
    const known = configuration.idempotency
      ? ok(undefined)
      : await confirmationsOn(servicing, loanId, cancellation);
    if (known.isErr()) return err(claimFailureOf(known.error));
    if (cancellation?.aborted) return err(claimFailureOf({ kind: 'cancelled' }));
    const now = clock.now();
    const proposed: OpenPaymentIntent = {
      requestKey,
      orderFingerprint,
      openedAt: now,
      lastSentAt: now,
      sendings: 1,
      authorisation,
      knownConfirmations: known.value,
    };
    const open = await update((current) => claimIntent(current, proposed));
    if (!open || open.requestKey === requestKey) return ok({ kind: 'may-be-sent', intent: open ?? proposed });
    const isSameOrder = open.orderFingerprint === orderFingerprint;
    if (isSameOrder && configuration.idempotency) {
      const again = await update((current) => countSending(current, open.requestKey, clock.now()));
      if (again?.requestKey === open.requestKey) return ok({ kind: 'may-be-sent', intent: again });
      continue;
    }
    const trace = isSameOrder ? { ...open, amount } : open;
    const earlier = await findPayment(servicing, loanId, trace, cancellation);
    if (earlier.isErr()) return err(claimFailureOf(earlier.error));
    if (!earlier.value && mayStillArrive(open, clock.now()))
      return err({ kind: 'earlier-payment-undecided' });
    await update((current) =>
      settleIntent(current, open.requestKey, earlier.value ? undefined : open.sendings),
    );
    if (!earlier.value) continue;
    return isSameOrder
      ? ok({ kind: 'was-made', payment: earlier.value })
      : err({ kind: 'earlier-payment-found', payment: earlier.value });
  }
};

const claimFailureOf = (failure: ReadFailure): ClaimFailure =>
  failure.kind === 'not-found' ? failure : { kind: 'request-failed', failure };
