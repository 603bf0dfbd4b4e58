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

/** Identifies a payment: its key, its confirmation or, if the platform ignores keys, being new since it was sent. */
export interface PaymentTrace extends Pick<OpenPaymentIntent, 'requestKey' | 'knownConfirmations'> {
  /** The payment's own confirmation, once the platform has given it; a history may omit keys. */
  readonly confirmation?: string;
  /** The amount of the order, if available. */
  readonly amount?: Money;
}

type Candidate = Pick<Activity, 'requestKey' | 'confirmation' | 'amount'>;

/** A platform that ignores keys may give every payment an empty one. */
const hasKey = ({ requestKey }: PaymentTrace, candidate: Candidate): boolean =>
  requestKey !== '' && candidate.requestKey === requestKey;

const matches = (trace: PaymentTrace, candidate: Candidate): boolean => {
  const { knownConfirmations, confirmation, amount } = trace;
  if (hasKey(trace, candidate)) return true;
  if (confirmation !== undefined && candidate.confirmation === confirmation) return true;
  const isNew =
    knownConfirmations !== undefined &&
    candidate.confirmation !== undefined &&
    !knownConfirmations.includes(candidate.confirmation);
  return isNew && (amount === undefined || compareMoney(candidate.amount, amount) === 0);
};

/** The payment with the key before one that is only new. */
const among = <Of extends Candidate>(trace: PaymentTrace, candidates: readonly Of[]): Of | undefined => {
  const matching = candidates.filter((candidate) => matches(trace, candidate));
  return matching.find((candidate) => hasKey(trace, candidate)) ?? matching[0];
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
