import type { BuyerId } from '@member-portal/domain/buyer';
import { mayHaveBeenApplied, type RequestFailure } from '@member-portal/domain/failure';
import type { LoanId } from '@member-portal/domain/loan';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type {
  Clock,
  Delay,
  Fingerprint,
  KeyGenerator,
  OpenPaymentIntent,
  OrderFailure,
  PaymentIntentStore,
  PaymentOrder,
  PortalConfiguration,
  Servicing,
  ServicingRefusal,
  SessionStore,
} from '../ports/index.ts';
import { type Cancellation, token } from '../services/index.ts';
import { type FoundPayment, findPayment } from './find-payment.ts';

/** A payment as reviewed and consented to; the use case gives it its key. */
export type ReviewedPayment = Omit<PaymentOrder, 'requestKey'> & { readonly loanId: LoanId };

export type SubmitPaymentFailure =
  | { readonly kind: 'refused'; readonly refusal: ServicingRefusal }
  /** Nothing is known yet: the payment may or may not have been booked. Submitting the same again is safe. */
  | { readonly kind: 'unknown-outcome' }
  /** Another payment on this loan was sent before, and was booked. It is told before a second one is made. */
  | { readonly kind: 'earlier-payment-found'; readonly payment: FoundPayment }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'request-failed'; readonly failure: RequestFailure };

/**
 * Makes one payment, once. The open intent is written before the call, kept across clicks, retries, reloads, tabs and a
 * forced sign-out, and removed at its outcome. The same order goes out again under the same key; a lost answer is looked
 * up by that key. Makes `readsOfLoan` untrue.
 */
export type SubmitPayment = (
  payment: ReviewedPayment,
  cancellation?: Cancellation,
) => ResultAsync<FoundPayment, SubmitPaymentFailure>;
export const SubmitPayment = token<SubmitPayment>('SubmitPayment');

/** Pauses before looking a lost answer up, in milliseconds. Together they stay within what a waiting buyer bears. */
const LOOK_UP_AFTER_MS = [500, 1500, 3000, 5000] as const;

/** What makes two orders the same one. The moment of consent is not part of it. */
const describe = ({ authorisation: _authorisation, ...order }: ReviewedPayment): string =>
  JSON.stringify([
    order.loanId,
    order.flow,
    order.amountType,
    order.amount.cents,
    order.amount.currency,
    order.paymentMethodId,
    order.payOn,
    order.retryOf ?? null,
  ]);

export const createSubmitPayment = (
  servicing: Servicing,
  intents: PaymentIntentStore,
  sessions: SessionStore,
  fingerprint: Fingerprint,
  keys: KeyGenerator,
  clock: Clock,
  delay: Delay,
  configuration: PortalConfiguration,
): SubmitPayment => {
  /** Claims the loan for this order. An earlier order that was left open is looked up first and told if it was booked. */
  const claim = async (
    buyerId: BuyerId,
    payment: ReviewedPayment,
    cancellation?: Cancellation,
  ): Promise<Result<OpenPaymentIntent, SubmitPaymentFailure>> => {
    const orderFingerprint = (await fingerprint.of(describe(payment)))._unsafeUnwrap();
    const proposed = { requestKey: keys.nextKey(), orderFingerprint, openedAt: clock.now() };
    const open = (await intents.claim(buyerId, payment.loanId, proposed))._unsafeUnwrap();
    const isNew = open.requestKey === proposed.requestKey;
    const isSameOrder = open.orderFingerprint === orderFingerprint;
    // A platform that ignores keys would book a repeated order twice, so there the history is read before another try.
    if (isNew || (isSameOrder && configuration.idempotency)) return ok(open);
    const earlier = await findPayment(servicing, payment.loanId, open.requestKey, cancellation);
    if (earlier.isErr()) return err({ kind: 'unknown-outcome' });
    await intents.settle(buyerId, payment.loanId, open.requestKey);
    if (earlier.value) return err({ kind: 'earlier-payment-found', payment: earlier.value });
    return ok((await intents.claim(buyerId, payment.loanId, proposed))._unsafeUnwrap());
  };

  const lookUp = async (
    loanId: LoanId,
    requestKey: string,
    cancellation?: Cancellation,
  ): Promise<FoundPayment | undefined> => {
    for (const pause of LOOK_UP_AFTER_MS) {
      await delay.wait(pause, cancellation);
      if (cancellation?.aborted) return undefined;
      const found = await findPayment(servicing, loanId, requestKey, cancellation);
      if (found.isOk() && found.value) return found.value;
    }
    return undefined;
  };

  const submit = async (
    payment: ReviewedPayment,
    cancellation?: Cancellation,
  ): Promise<Result<FoundPayment, SubmitPaymentFailure>> => {
    const session = sessions.current();
    if (!session) return err({ kind: 'request-failed', failure: { kind: 'session-expired' } });
    const { buyerId } = session;
    const claimed = await claim(buyerId, payment, cancellation);
    if (claimed.isErr()) return err(claimed.error);
    const { requestKey } = claimed.value;
    const { loanId, ...order } = payment;
    const settle = () => intents.settle(buyerId, loanId, requestKey);

    const answer = await servicing.orderPayment(loanId, { ...order, requestKey }, cancellation);
    if (answer.isOk()) {
      await settle();
      return ok({ kind: 'in-progress', request: answer.value });
    }
    if (isUndecided(answer.error)) {
      const found = await lookUp(loanId, requestKey, cancellation);
      if (!found) return err({ kind: 'unknown-outcome' });
      await settle();
      return ok(found);
    }
    // A session that ended says nothing of an earlier try under the same key: the intent waits for the next sign-in.
    if (answer.error.kind !== 'session-expired') await settle();
    return err(failureOf(answer.error));
  };

  return (payment, cancellation) => new ResultAsync(submit(payment, cancellation));
};

const isUndecided = (failure: OrderFailure): boolean => {
  if (failure.kind === 'refused') return failure.refusal === 'still-running';
  return failure.kind !== 'not-found' && mayHaveBeenApplied(failure);
};

const failureOf = (failure: OrderFailure): SubmitPaymentFailure =>
  failure.kind === 'refused' || failure.kind === 'not-found' ? failure : { kind: 'request-failed', failure };
