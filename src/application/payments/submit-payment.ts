import { mayHaveBeenApplied } from '@member-portal/domain/failure';
import type { LoanId } from '@member-portal/domain/loan';
import { bookIntent, type OpenPaymentIntent, settleIntent } from '@member-portal/domain/payment';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type {
  Clock,
  Delay,
  Fingerprint,
  KeyGenerator,
  OrderFailure,
  PaymentIntentStore,
  PortalConfiguration,
  Servicing,
  ServicingRefusal,
  SessionStore,
} from '../ports/index.ts';
import { type Cancellation, certain, type Read, readsOfLoan, token } from '../services/index.ts';
import { type ClaimFailure, claimPayment } from './claim-payment.ts';
import { type FoundPayment, findPayment, type PaymentTrace } from './find-payment.ts';
import { orderOf, type ReviewedPayment } from './reviewed-payment.ts';

/** Why a payment was not made, or cannot be told to have been. Switch on `kind`; the union is closed. */
export type SubmitPaymentFailure =
  | ClaimFailure
  | { readonly kind: 'refused'; readonly refusal: ServicingRefusal }
  /** Nothing is known yet: the payment may or may not have been booked. Submitting the same again is safe. */
  | { readonly kind: 'unknown-outcome' };

/**
 * Makes one payment, once. The open intent is written before the call, kept across clicks, retries, reloads, tabs and a
 * forced sign-out, and removed at its outcome. The same order goes out again under the same key; a lost answer is looked
 * up by that key. A payment that was booked is never told as failed.
 */
export type SubmitPayment = (
  payment: ReviewedPayment,
  cancellation?: Cancellation,
) => ResultAsync<FoundPayment, SubmitPaymentFailure>;
export const SubmitPayment = token<SubmitPayment>('SubmitPayment');

/** What a submitted payment makes untrue, whatever came of it. */
export const readsAfterPayment = (loanId: LoanId): readonly Read[] => readsOfLoan(loanId);

/** Pauses before looking a lost answer up, in milliseconds. Together they stay within what a waiting buyer bears. */
const LOOK_UP_AFTER_MS = [500, 1500, 3000, 5000] as const;

/** Pause before looking up what else was sent under a key, so that it has had time to be booked. */
const KEY_REUSED_LOOK_UP_AFTER_MS = 5000;

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
  const lookUp = async (loanId: LoanId, trace: PaymentTrace, cancellation?: Cancellation) => {
    for (const pause of LOOK_UP_AFTER_MS) {
      await delay.wait(pause, cancellation);
      if (cancellation?.aborted) return undefined;
      const found = await findPayment(servicing, loanId, trace, cancellation);
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
    const { loanId, amount } = payment;
    const claimed = await claimPayment(
      { servicing, intents, fingerprint, keys, clock, configuration },
      session.buyerId,
      payment,
      cancellation,
    );
    if (claimed.isErr()) return err(claimed.error);
    if (claimed.value.kind === 'was-made') return ok(claimed.value.payment);
    const { intent } = claimed.value;
    const trace = { ...intent, amount };
    const settle = () =>
      certain(intents.update(session.buyerId, loanId, (current) => settleIntent(current, intent)));
    const booked = async (found: FoundPayment) => {
      await certain(
        intents.update(session.buyerId, loanId, (current) => bookIntent(current, intent, clock.now())),
      );
      return ok(found);
    };

    const answer = await servicing.orderPayment(loanId, orderOf(payment, intent), cancellation);
    if (answer.isOk()) return booked({ kind: 'in-progress', request: answer.value });
    const failure = answer.error;
    // A session that ended says nothing of an earlier sending under the same key: the intent waits for the next sign-in.
    if (failure.kind === 'session-expired') return err({ kind: 'request-failed', failure });
    if (isUndecided(failure)) {
      const found = await lookUp(loanId, trace, cancellation);
      return found ? booked(found) : err({ kind: 'unknown-outcome' });
    }
    if (!mayBeBookedByAnother(intent, failure)) {
      await settle();
      return err(failureOf(failure));
    }
    if (isKeyReused(failure)) await delay.wait(KEY_REUSED_LOOK_UP_AFTER_MS, cancellation);
    const found = await findPayment(servicing, loanId, trace, cancellation);
    if (found.isOk() && found.value) return booked(found.value);
    if (found.isErr() || failure.kind !== 'refused') return err({ kind: 'unknown-outcome' });
    await settle();
    return err(failure);
  };

  return (payment, cancellation) => new ResultAsync(submit(payment, cancellation));
};

const isUndecided = (failure: OrderFailure): boolean => {
  if (failure.kind === 'refused') return failure.refusal === 'still-running';
  return failure.kind !== 'not-found' && mayHaveBeenApplied(failure);
};

/** A refusal is about this sending; one before it, or one under the same key with other words, may have been booked. */
const mayBeBookedByAnother = (intent: OpenPaymentIntent, failure: OrderFailure): boolean =>
  intent.sendings > 1 || isKeyReused(failure);

const isKeyReused = (failure: OrderFailure): boolean =>
  failure.kind === 'refused' && failure.refusal === 'key-reused';

const failureOf = (failure: OrderFailure): SubmitPaymentFailure =>
  failure.kind === 'refused' || failure.kind === 'not-found' ? failure : { kind: 'request-failed', failure };
