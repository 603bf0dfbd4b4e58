import type { Autopay } from '@member-portal/domain/autopay';
import type { BuyerId } from '@member-portal/domain/buyer';
import {
  bookIntent,
  forgetBooking,
  mayStillArrive,
  type OpenPaymentIntent,
  settleIntent,
} from '@member-portal/domain/payment';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { type Reading, submitOnce } from '../orders/submit-once.ts';
import {
  AutopayIntentStore,
  AutopayOrders,
  Clock,
  Delay,
  Fingerprint,
  KeyGenerator,
  LoanReads,
  type OrderFailure,
  SessionStore,
} from '../ports/index.ts';
import { isLostAnswer } from '../results/index.ts';
import { defineUseCase } from '../services/index.ts';
import { withBuyer } from '../session/with-buyer.ts';
import { describeAutopay, matchesRequest, type ReviewedAutopay, reflectsChange } from './reviewed-autopay.ts';

/** Why a change of autopay was not made, or is not known to have been made. */
export type SubmitAutopayFailure =
  | OrderFailure
  /** The change may or may not have been made. Submitting the same again is safe. */
  | { readonly kind: 'unknown-outcome' }
  /** Another change of autopay on this loan was sent moments ago and may still arrive. Nothing was sent this time. */
  | { readonly kind: 'earlier-change-undecided' };

/** A change of autopay that was made. */
export interface SubmittedAutopay {
  readonly autopay: Autopay;
  /** Whether this call is the first to report the change; another tab may have reported it before. */
  readonly isNew: boolean;
}

/** Makes one change of autopay, once. Used to enrol in autopay and to change it. */
export type SubmitAutopay = (
  reviewed: ReviewedAutopay,
  cancellation?: Cancellation,
) => ResultAsync<SubmittedAutopay, SubmitAutopayFailure>;
export const SubmitAutopay = defineUseCase(
  'SubmitAutopay',
  {
    loans: LoanReads,
    orders: AutopayOrders,
    intents: AutopayIntentStore,
    sessions: SessionStore,
    fingerprint: Fingerprint,
    keys: KeyGenerator,
    clock: Clock,
    delay: Delay,
  },
  (ports): SubmitAutopay => {
    const { loans, orders, sessions, clock } = ports;
    const submit = async (
      buyerId: BuyerId,
      reviewed: ReviewedAutopay,
      cancellation?: Cancellation,
    ): Promise<Result<SubmittedAutopay, SubmitAutopayFailure>> => {
      let isNew = false;
      const { loanId, enrolment, before } = reviewed;
      const enrols = enrolment.flow === 'AUTOPAY_ENROLL';
      const asSent = ({ authorisation }: OpenPaymentIntent) => ({ ...enrolment, authorisation });
      const find = () =>
        loans
          .readLoan(loanId, undefined, cancellation)
          .map(({ autopay }) => (matchesRequest(enrolment, autopay) ? autopay : undefined));
      const submitted = await submitOnce<Autopay, SubmitAutopayFailure>(
        ports,
        {
          buyerId,
          loanId,
          description: describeAutopay(reviewed),
          authorisation: enrolment.authorisation,
          // A change sets the state of autopay, so sending it twice has the same effect as once.
          honoursKeys: true,
          // Only an enrolment can be looked up: the loan does not show the start, which may have been changed elsewhere
          // since.
          isRepeatable: !enrols,
          known: async () => ok(undefined),
          makeWay: async (earlier, _isSameOrder, update) => {
            if (!('openedAt' in earlier)) {
              // Made moments ago: send it again only if autopay was turned off since.
              const standing = await find();
              if (standing.isErr()) return err({ kind: 'unknown-outcome' });
              if (standing.value) return ok({ kind: 'was-made', value: standing.value });
              await update((current) => forgetBooking(current, earlier.requestKey));
              return undefined;
            }
            if (mayStillArrive(earlier, clock.now())) return err({ kind: 'earlier-change-undecided' });
            // It may have been made, and may have replaced the changes made before it.
            await update((current) => settleIntent(current && { ...current, booked: [] }, earlier));
            return undefined;
          },
          undecided: { kind: 'earlier-change-undecided' },
          send: (intent) => orders.enrolInAutopay(loanId, asSent(intent), intent.requestKey, cancellation),
          find,
          // A change of only the start matches the loan even before it is made.
          isProvedByFinding: enrols || (before !== undefined && !matchesRequest(enrolment, before)),
          read: (answer, intent) => readingOf(answer, (autopay) => reflectsChange(asSent(intent), autopay)),
          // Another tab that sends the same order must not get a refusal, until a later change is made.
          made: (current, intent) => {
            isNew = !current?.booked.some(({ requestKey }) => requestKey === intent.requestKey);
            return bookIntent(current && { ...current, booked: [] }, intent, clock.now());
          },
          failureOf: (failure) => failure,
          unknown: () => ({ kind: 'unknown-outcome' }),
        },
        cancellation,
      );
      return submitted.map((autopay) => ({ autopay, isNew }));
    };
    return (reviewed, cancellation) =>
      withBuyer(sessions, (buyerId) => new ResultAsync(submit(buyerId, reviewed, cancellation)));
  },
);

const readingOf = (
  answer: Result<Autopay, OrderFailure>,
  isAsAsked: (autopay: Autopay) => boolean,
): Reading => {
  // An answer that shows other values does not prove that the change was made.
  if (answer.isOk()) return { kind: isAsAsked(answer.value) ? 'made' : 'lost' };
  const failure = answer.error;
  if (failure.kind === 'session-expired') return { kind: 'kept' };
  if (isLostAnswer(failure) || isRefused(failure, 'still-running')) return { kind: 'lost' };
  // "Already enrolled" may refer to this enrolment, sent before.
  return { kind: isRefused(failure, 'autopay-already-enrolled') ? 'doubtful' : 'refused' };
};

const isRefused = (failure: OrderFailure, refusal: string): boolean =>
  failure.kind === 'refused' && failure.refusal === refusal;
