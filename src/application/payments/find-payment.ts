import type { LoanId } from '@member-portal/domain/loan';
import { compareMoney, type Money } from '@member-portal/domain/money';
import type {
  Activity,
  OpenPaymentIntent,
  PaymentRequest,
  PaymentRequestStatus,
  PaymentStatus,
} from '@member-portal/domain/payment';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import type { LoanReads, ReadFailure } from '../ports/index.ts';

/** A payment that was found: still in progress, or in the history, where its status is the outcome. */
export type FoundPayment =
  | { readonly kind: 'in-progress'; readonly request: PaymentRequest }
  | { readonly kind: 'in-history'; readonly activity: Activity };

/** The confirmation number shown to the buyer. */
export const confirmationOf = (found: FoundPayment): string | undefined =>
  found.kind === 'in-progress' ? found.request.confirmation : found.activity.confirmation;

/** Identifies a found payment: its confirmation, which a platform may omit or leave empty, or its id. */
export const nameOf = (found: FoundPayment): string =>
  confirmationOf(found) || (found.kind === 'in-progress' ? found.request.id : found.activity.id);

const UNSUCCESSFUL: readonly string[] = [
  'CANCELLED',
  'FAILED',
  'REJECTED',
  'RETURNED',
  'REFUNDED',
  'CHARGED_BACK',
] satisfies readonly (PaymentRequestStatus | PaymentStatus)[];

/** The status of a found payment. */
export const statusOf = (found: FoundPayment): PaymentRequestStatus | PaymentStatus =>
  found.kind === 'in-progress' ? found.request.status : found.activity.status;

/** Whether its money is taken or in progress; false if it was booked and then failed or was returned. */
export const hasSucceeded = (found: FoundPayment): boolean => !UNSUCCESSFUL.includes(statusOf(found));

/**
 * Identifies a payment: its key, what the platform has listed of it before or, if the platform ignores keys, being new since
 * it was sent.
 */
export interface PaymentTrace
  extends Pick<OpenPaymentIntent, 'requestKey' | 'knownConfirmations'>,
    Partial<Pick<PaymentRequest, 'id' | 'confirmation' | 'payOn'>> {
  /** The amount of the order, if available. */
  readonly amount?: Money;
}

type Candidate = Pick<Activity, 'id' | 'requestKey' | 'confirmation' | 'amount'> &
  Partial<Pick<Activity, 'on'>>;
type Recognises = (trace: PaymentTrace, candidate: Candidate) => boolean;

const isOfAmount: Recognises = ({ amount }, candidate) =>
  amount === undefined || compareMoney(candidate.amount, amount) === 0;

/** A platform that ignores keys may give every payment an empty one. */
const hasKey: Recognises = ({ requestKey }, candidate) =>
  requestKey !== '' && candidate.requestKey === requestKey;

const hasConfirmation: Recognises = ({ confirmation }, candidate) =>
  Boolean(confirmation) && candidate.confirmation === confirmation;

/** A history may number its lines differently from the requests, so an equal id with another confirmation does not count. */
const hasId: Recognises = (trace, candidate) =>
  candidate.id === trace.id &&
  (!trace.confirmation || !candidate.confirmation || hasConfirmation(trace, candidate));

/** The last resort if the history numbers its lines differently and has neither keys nor confirmations. */
const hasDayAndAmount: Recognises = (trace, candidate) =>
  trace.payOn !== undefined &&
  candidate.on === trace.payOn &&
  !candidate.requestKey &&
  !candidate.confirmation &&
  isOfAmount(trace, candidate);

const isNew: Recognises = (trace, candidate) =>
  trace.knownConfirmations !== undefined &&
  candidate.confirmation !== undefined &&
  !trace.knownConfirmations.includes(candidate.confirmation) &&
  isOfAmount(trace, candidate);

/** From certain to least certain: a payment with the key comes before one that is only new. */
const RECOGNISED_BY: readonly Recognises[] = [hasKey, hasId, hasConfirmation, hasDayAndAmount, isNew];

const among = <Of extends Candidate>(trace: PaymentTrace, candidates: readonly Of[]): Of | undefined => {
  for (const recognises of RECOGNISED_BY) {
    const found = candidates.find((candidate) => recognises(trace, candidate));
    if (found) return found;
  }
  return undefined;
};

/** Looks a payment up among those in progress and then in the history's newest page. */
export const findPayment = (
  loans: LoanReads,
  loanId: LoanId,
  trace: PaymentTrace,
  cancellation?: Cancellation,
): ResultAsync<FoundPayment | undefined, ReadFailure> =>
  loans.readLoan(loanId, undefined, cancellation).andThen((loan) => {
    const request = among(trace, loan.paymentsInProgress);
    if (request) return okAsync<FoundPayment | undefined, ReadFailure>({ kind: 'in-progress', request });
    return loans
      .readHistory(loanId, { limit: 50 }, cancellation)
      .map(({ items }): FoundPayment | undefined => {
        const activity = among(
          trace,
          items.filter((item) => item.type === 'PAYMENT' || hasKey(trace, item)),
        );
        return activity && { kind: 'in-history', activity };
      });
  });

/** The confirmations of a loan's existing payments. */
export const confirmationsOn = (
  loans: LoanReads,
  loanId: LoanId,
  cancellation?: Cancellation,
): ResultAsync<readonly string[], ReadFailure> =>
  loans
    .readLoan(loanId, undefined, cancellation)
    .andThen((loan) =>
      loans
        .readHistory(loanId, { types: ['PAYMENT'], limit: 50 }, cancellation)
        .map(({ items }) =>
          [...loan.paymentsInProgress, ...items].flatMap(({ confirmation }) =>
            confirmation === undefined ? [] : [confirmation],
          ),
        ),
    );
