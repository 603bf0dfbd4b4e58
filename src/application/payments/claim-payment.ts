import type { BuyerId } from '@member-portal/domain/buyer';
import type { RequestFailure } from '@member-portal/domain/failure';
import {
  type BookedOrder,
  bookIntent,
  claimIntent,
  countSending,
  forgetBooking,
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
import {
  confirmationOf,
  confirmationsOn,
  type FoundPayment,
  findPayment,
  isStanding,
} from './find-payment.ts';
import { describePayment, type ReviewedPayment } from './reviewed-payment.ts';

/** Why a payment was not sent: an earlier one stands in the way, or nothing could be asked. */
export type ClaimFailure =
  /**
   * A payment on this loan was sent before, and was booked: another one, or the same moments ago. The buyer is told; the
   * same payment again has to say that it is made `despite` the one that was found.
   */
  | { readonly kind: 'earlier-payment-found'; readonly payment: FoundPayment }
  /** Another payment on this loan was sent moments ago and may still arrive. Nothing was sent this time. */
  | { readonly kind: 'earlier-payment-undecided' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'request-failed'; readonly failure: RequestFailure };

/** The right to send an order under a key, or the payment that the very same order has led to already. */
export type ClaimedPayment =
  | { readonly kind: 'may-be-sent'; readonly intent: OpenPaymentIntent }
  | { readonly kind: 'was-made'; readonly payment: FoundPayment };

/** How often a claim begins again because another tab came in between, or an earlier order made way. */
const ROUNDS = 10;

type Verdict = Result<ClaimedPayment, ClaimFailure>;

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
 * is neither booked nor still on its way. The same order again, moments after it was booked, is told of that first.
 */
export const claimPayment = async (
  { servicing, intents, fingerprint, keys, clock, configuration }: ClaimDependencies,
  buyerId: BuyerId,
  payment: ReviewedPayment,
  cancellation?: Cancellation,
): Promise<Verdict> => {
  const { loanId, amount, authorisation } = payment;
  const orderFingerprint = await certain(fingerprint.of(describePayment(payment)));
  const requestKey = keys.nextKey();
  const update = (change: Parameters<PaymentIntentStore['update']>[2]) =>
    certain(intents.update(buyerId, loanId, change));

  /** What stands in the way is looked up; nothing to say once it is out of the way. */
  const clear = async (earlier: OpenPaymentIntent | BookedOrder): Promise<Verdict | undefined> => {
    const isOpen = 'openedAt' in earlier;
    const isSameOrder = earlier.orderFingerprint === orderFingerprint;
    const trace = isSameOrder ? { ...earlier, amount } : earlier;
    const looked = await findPayment(servicing, loanId, trace, cancellation);
    if (looked.isErr()) return err(claimFailureOf(looked.error));
    const found = looked.value;
    if (found && isOpen) {
      await update((current) => bookIntent(current, earlier, clock.now()));
      if (isSameOrder) return ok({ kind: 'was-made', payment: found });
      return isStanding(found) ? err({ kind: 'earlier-payment-found', payment: found }) : undefined;
    }
    if (found && isStanding(found) && confirmationOf(found) !== payment.despite)
      return err({ kind: 'earlier-payment-found', payment: found });
    if (isOpen && mayStillArrive(earlier, clock.now())) return err({ kind: 'earlier-payment-undecided' });
    await update((current) =>
      isOpen ? settleIntent(current, earlier) : forgetBooking(current, earlier.requestKey),
    );
    return undefined;
  };

  for (let round = 0; round < ROUNDS; round += 1) {
    const known = configuration.idempotency
      ? ok(undefined)
      : await confirmationsOn(servicing, loanId, cancellation);
    if (known.isErr()) return err(claimFailureOf(known.error));
    if (cancellation?.aborted) return err(claimFailureOf({ kind: 'cancelled' }));
    const now = clock.now();
    const knownConfirmations = known.value;
    const proposed = { requestKey, orderFingerprint, openedAt: now, lastSentAt: now, sendings: 1 };
    const claimed = await update((current) =>
      claimIntent(current, { ...proposed, authorisation, knownConfirmations }),
    );
    const open = claimed?.open;
    if (open?.requestKey === requestKey) return ok({ kind: 'may-be-sent', intent: open });
    if (open?.orderFingerprint === orderFingerprint && configuration.idempotency) {
      const again = (await update((current) => countSending(current, open.requestKey, clock.now())))?.open;
      if (again?.requestKey === open.requestKey) return ok({ kind: 'may-be-sent', intent: again });
      continue;
    }
    const earlier = open ?? claimed?.booked.find((order) => order.orderFingerprint === orderFingerprint);
    const verdict = earlier && (await clear(earlier));
    if (verdict) return verdict;
  }
  return err({ kind: 'earlier-payment-undecided' });
};

const claimFailureOf = (failure: ReadFailure): ClaimFailure =>
  failure.kind === 'not-found' ? failure : { kind: 'request-failed', failure };
