import type { BuyerId } from '@member-portal/domain/buyer';
import { mayHaveBeenApplied } from '@member-portal/domain/failure';
import type { LoanId } from '@member-portal/domain/loan';
import { bookIntent } from '@member-portal/domain/payment';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { type Reading, submitOnce } from '../orders/submit-once.ts';
import {
  Clock,
  Delay,
  Fingerprint,
  KeyGenerator,
  LoanReads,
  type OrderFailure,
  PaymentIntentStore,
  PaymentOrders,
  type ServicingRefusal,
  SessionStore,
  TenantRules,
} from '../ports/index.ts';
import { type Read, readsOfLoan } from '../reads/index.ts';
import { certain } from '../results/index.ts';
import { defineUseCase } from '../services/index.ts';
import { type ClaimFailure, paymentClaim } from './claim-payment.ts';
import { type FoundPayment, findPayment } from './find-payment.ts';
import { lookUpSent } from './look-up-sent.ts';
import type { ReviewedPayment } from './reviewed-payment.ts';

/** Why a payment was not made, or is not known to have been made. Switch on `kind`; the union is closed. */
export type SubmitPaymentFailure =
  | ClaimFailure
  | { readonly kind: 'refused'; readonly refusal: ServicingRefusal };

/**
 * Makes one payment, once. The open intent is written before the call, kept across clicks, retries, reloads, tabs and a
 * forced sign-out, and removed once the outcome is known. The same order is resent under the same key; after a lost answer,
 * the payment is looked up by that key. A booked payment is never reported as failed.
 */
export type SubmitPayment = (
  payment: ReviewedPayment,
  cancellation?: Cancellation,
) => ResultAsync<FoundPayment, SubmitPaymentFailure>;
/** The reads invalidated by a submitted payment, whatever its outcome. */
export const readsAfterPayment = (loanId: LoanId): readonly Read[] => readsOfLoan(loanId);

export const SubmitPayment = defineUseCase(
  'SubmitPayment',
  {
    loans: LoanReads,
    orders: PaymentOrders,
    intents: PaymentIntentStore,
    sessions: SessionStore,
    fingerprint: Fingerprint,
    keys: KeyGenerator,
    clock: Clock,
    delay: Delay,
    configuration: TenantRules,
  },
  (ports): SubmitPayment => {
    const { loans, orders, intents, sessions, clock } = ports;
    /** The outcome of the sending that a payment resumes; undefined if it has none, and the payment may be sent. */
    const resumed = async (
      buyerId: BuyerId,
      { loanId, resumes }: ReviewedPayment,
      cancellation?: Cancellation,
    ): Promise<Result<FoundPayment, SubmitPaymentFailure> | undefined> => {
      if (!resumes) return undefined;
      const kept = await certain(intents.read(buyerId, loanId));
      if (kept?.open?.requestKey === resumes.requestKey) return undefined;
      const looked = await lookUpSent(ports, loanId, resumes, kept, cancellation);
      if (looked.isErr() || looked.value.kind === 'undecided')
        return err({ kind: 'unknown-outcome', sent: resumes });
      return looked.value.kind === 'booked' ? ok(looked.value.payment) : undefined;
    };
    const submit = async (
      payment: ReviewedPayment,
      cancellation?: Cancellation,
    ): Promise<Result<FoundPayment, SubmitPaymentFailure>> => {
      const session = sessions.current();
      if (!session) return err({ kind: 'request-failed', failure: { kind: 'session-expired' } });
      const earlier = await resumed(session.buyerId, payment, cancellation);
      if (earlier) return earlier;
      const { loanId, repeatOf: _, resumes: _resumes, ...chosen } = payment;
      return submitOnce<FoundPayment, SubmitPaymentFailure>(
        ports,
        {
          ...paymentClaim(ports, session.buyerId, payment, cancellation),
          // Send the consent that was first sent with the key.
          send: ({ requestKey, authorisation }) =>
            orders
              .orderPayment(loanId, { ...chosen, requestKey, authorisation }, cancellation)
              .map((request): FoundPayment => ({ kind: 'in-progress', request })),
          find: (intent) => findPayment(loans, loanId, { ...intent, amount: chosen.amount }, cancellation),
          isProvedByFinding: true,
          read: readingOf,
          made: (current, intent) => bookIntent(current, intent, clock.now()),
          failureOf,
          unknown: ({ requestKey, sendings, lastSentAt, knownConfirmations }) => ({
            kind: 'unknown-outcome',
            sent: { requestKey, sendings, lastSentAt, knownConfirmations, amount: chosen.amount },
          }),
        },
        cancellation,
      );
    };
    return (payment, cancellation) => new ResultAsync(submit(payment, cancellation));
  },
);

const readingOf = (answer: Result<FoundPayment, OrderFailure>): Reading => {
  if (answer.isOk()) return { kind: 'made' };
  const failure = answer.error;
  // The end of the session does not reveal whether an earlier sending under the same key was carried out.
  if (failure.kind === 'session-expired') return { kind: 'kept' };
  return { kind: isUndecided(failure) ? 'lost' : 'refused' };
};

const isUndecided = (failure: OrderFailure): boolean => {
  if (failure.kind === 'refused') return failure.refusal === 'still-running';
  return failure.kind !== 'not-found' && mayHaveBeenApplied(failure);
};

const failureOf = (failure: OrderFailure): SubmitPaymentFailure =>
  failure.kind === 'refused' || failure.kind === 'not-found' ? failure : { kind: 'request-failed', failure };
