import type { Autopay } from '@member-portal/domain/autopay';
import type { BuyerId } from '@member-portal/domain/buyer';
import {
  claimIntent,
  countSending,
  mayStillArrive,
  type OpenPaymentIntent,
  settleIntent,
} from '@member-portal/domain/payment';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type {
  AutopayIntentStore,
  Clock,
  Delay,
  Fingerprint,
  KeyGenerator,
  OrderFailure,
  Servicing,
  SessionStore,
} from '../ports/index.ts';
import { type Cancellation, certain, isLostAnswer, token } from '../services/index.ts';
import { withBuyer } from '../session/with-buyer.ts';
import { answersChange, describeAutopay, type ReviewedAutopay, standsAsAsked } from './reviewed-autopay.ts';

/** Why a change of autopay was not made, or cannot be told to have been. */
export type SubmitAutopayFailure =
  | OrderFailure
  /** Nothing is known yet: the change may or may not have been made. Submitting the same again is safe. */
  | { readonly kind: 'unknown-outcome' }
  /** Another change of autopay on this loan was sent moments ago and may still arrive. Nothing was sent this time. */
  | { readonly kind: 'earlier-change-undecided' };

/** Makes one change of autopay, once; the use cases that enrol and manage stand on it. */
export type SubmitAutopay = (
  reviewed: ReviewedAutopay,
  cancellation?: Cancellation,
) => ResultAsync<Autopay, SubmitAutopayFailure>;
export const SubmitAutopay = token<SubmitAutopay>('SubmitAutopay');

/** Pauses before reading how autopay stands after a lost answer, in milliseconds. */
const READ_AFTER_MS = [500, 1500, 3000, 5000] as const;

/** Under one key, with the consent it was first sent with, a lost answer read back. */
export const createSubmitAutopay = (
  servicing: Servicing,
  intents: AutopayIntentStore,
  sessions: SessionStore,
  fingerprint: Fingerprint,
  keys: KeyGenerator,
  clock: Clock,
  delay: Delay,
): SubmitAutopay => {
  const claim = async (
    buyerId: BuyerId,
    reviewed: ReviewedAutopay,
  ): Promise<Result<OpenPaymentIntent, SubmitAutopayFailure>> => {
    const orderFingerprint = await certain(fingerprint.of(describeAutopay(reviewed)));
    const { authorisation } = reviewed.enrolment;
    const now = clock.now();
    const proposed: OpenPaymentIntent = {
      requestKey: keys.nextKey(),
      orderFingerprint,
      openedAt: now,
      lastSentAt: now,
      sendings: 1,
      authorisation,
      knownConfirmations: undefined,
    };
    const claimed = await certain(
      intents.update(buyerId, reviewed.loanId, (current) => {
        const open = current?.open;
        if (open?.orderFingerprint === orderFingerprint) return countSending(current, open.requestKey, now);
        return claimIntent(open && !mayStillArrive(open, now) ? undefined : current, proposed);
      }),
    );
    const open = claimed?.open ?? proposed;
    return open.orderFingerprint === orderFingerprint ? ok(open) : err({ kind: 'earlier-change-undecided' });
  };

  const read = async (
    { loanId, enrolment }: ReviewedAutopay,
    pauses: readonly number[],
    cancellation?: Cancellation,
  ): Promise<Autopay | undefined> => {
    for (const pause of pauses) {
      await delay.wait(pause, cancellation);
      if (cancellation?.aborted) return undefined;
      const loan = await servicing.readLoan(loanId, undefined, cancellation);
      if (loan.isOk() && standsAsAsked(enrolment, loan.value.autopay)) return loan.value.autopay;
    }
    return undefined;
  };

  const submit = async (
    buyerId: BuyerId,
    reviewed: ReviewedAutopay,
    cancellation?: Cancellation,
  ): Promise<Result<Autopay, SubmitAutopayFailure>> => {
    const claimed = await claim(buyerId, reviewed);
    if (claimed.isErr()) return err(claimed.error);
    const intent = claimed.value;
    const settle = () =>
      certain(intents.update(buyerId, reviewed.loanId, (current) => settleIntent(current, intent)));
    const enrolment = { ...reviewed.enrolment, authorisation: intent.authorisation };
    const answer = await servicing.enrolInAutopay(
      reviewed.loanId,
      enrolment,
      intent.requestKey,
      cancellation,
    );
    if (answer.isErr() && answer.error.kind === 'session-expired') return err(answer.error);
    const isDone = answer.isOk() && answersChange(enrolment, answer.value);
    // An answer that shows something else is no proof that the change was made.
    const isLost = answer.isOk()
      ? !isDone
      : isLostAnswer(answer.error) || isRefused(answer.error, 'still-running');
    // An enrolment that was refused for being there already may be this very one, sent before.
    const isThere = answer.isErr() && isRefused(answer.error, 'autopay-already-enrolled');
    const stands =
      answer.isOk() && isDone
        ? answer.value
        : isLost || isThere
          ? await read(reviewed, isLost ? READ_AFTER_MS : [0], cancellation)
          : undefined;
    if (stands) {
      await settle();
      return ok(stands);
    }
    if (isLost || answer.isOk()) return err({ kind: 'unknown-outcome' });
    await settle();
    return err(answer.error);
  };

  return (reviewed, cancellation) =>
    withBuyer(sessions, (buyerId) => new ResultAsync(submit(buyerId, reviewed, cancellation)));
};

const isRefused = (failure: OrderFailure, refusal: string): boolean =>
  failure.kind === 'refused' && failure.refusal === refusal;
