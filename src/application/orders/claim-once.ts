import type { BuyerId } from '@member-portal/domain/buyer';
import type { LoanId } from '@member-portal/domain/loan';
import {
  type BookedOrder,
  claimIntent,
  countSending,
  type LoanIntents,
  type OpenPaymentIntent,
} from '@member-portal/domain/payment';
import { err, ok, type Result } from 'neverthrow';
import type { Clock, Fingerprint, KeyGenerator, PaymentIntentStore } from '../ports/index.ts';
import { certain } from '../results/index.ts';

/** The right to send an order under a key, or the result that the same order already had. */
export type Claimed<Value> =
  | { readonly kind: 'may-be-sent'; readonly intent: OpenPaymentIntent }
  | { readonly kind: 'was-made'; readonly value: Value };

/** Ports needed to claim and settle orders. */
export interface ClaimPorts {
  readonly intents: Pick<PaymentIntentStore, 'update'>;
  readonly fingerprint: Fingerprint;
  readonly keys: KeyGenerator;
  readonly clock: Clock;
}

/** An order for which to claim a loan. */
export interface ClaimedOrder<Value, Failure> {
  readonly buyerId: BuyerId;
  readonly loanId: LoanId;
  /** Identifies equal orders, as text for a fingerprint. */
  readonly description: string;
  readonly authorisation: OpenPaymentIntent['authorisation'];
  /** Whether the platform honours idempotency keys, so that the same order can be resent under its key. */
  readonly honoursKeys: boolean;
  /**
   * Whether the same order, made moments ago, is sent again without looking up its outcome. If the repetition is refused,
   * the order may still have been made.
   */
  readonly isRepeatable: boolean;
  /** Confirmations on the loan before the order is sent; read again in every round. */
  readonly known: () => Promise<Result<readonly string[] | undefined, Failure>>;
  /** Looks up the conflicting order. A result ends the claim; undefined means that `update` released the order. */
  readonly makeWay: (
    earlier: OpenPaymentIntent | BookedOrder,
    isSameOrder: boolean,
    update: UpdateIntents,
  ) => Promise<Result<Claimed<Value>, Failure> | undefined>;
  /** The failure if other tabs keep intervening. */
  readonly undecided: Failure;
}

/** Changes the intents of the order's loan, atomically across tabs. */
export type UpdateIntents = (
  change: (intents: LoanIntents | undefined) => LoanIntents | undefined,
) => Promise<LoanIntents | undefined>;

/** Maximum restarts of a claim, after another tab intervened or an earlier order was released. */
const ROUNDS = 10;

/** Updates the intents of one order's loan. */
export const updaterOf =
  ({ intents }: Pick<ClaimPorts, 'intents'>, buyerId: BuyerId, loanId: LoanId): UpdateIntents =>
  (change) =>
    certain(intents.update(buyerId, loanId, change));

/**
 * Claims a loan for an order and writes its intent before anything is sent. If the same order is already open and the
 * platform honours keys, it is resent under its key. Otherwise a conflicting order is released first, or ends the claim.
 */
export const claimOnce = async <Value, Failure>(
  ports: ClaimPorts,
  order: ClaimedOrder<Value, Failure>,
): Promise<Result<Claimed<Value>, Failure>> => {
  const { fingerprint, keys, clock } = ports;
  const { authorisation, honoursKeys } = order;
  const orderFingerprint = await certain(fingerprint.of(order.description));
  const requestKey = keys.nextKey();
  const update = updaterOf(ports, order.buyerId, order.loanId);

  for (let round = 0; round < ROUNDS; round += 1) {
    const known = await order.known();
    if (known.isErr()) return err(known.error);
    const now = clock.now();
    const proposed = { requestKey, orderFingerprint, openedAt: now, lastSentAt: now, sendings: 1 };
    const claimed = await update((current) =>
      claimIntent(
        current,
        { ...proposed, authorisation, knownConfirmations: known.value },
        order.isRepeatable,
      ),
    );
    const open = claimed?.open;
    if (open?.requestKey === requestKey) return ok({ kind: 'may-be-sent', intent: open });
    if (open?.orderFingerprint === orderFingerprint && honoursKeys) {
      const again = (await update((current) => countSending(current, open.requestKey, clock.now())))?.open;
      if (again?.requestKey === open.requestKey) return ok({ kind: 'may-be-sent', intent: again });
      continue;
    }
    const earlier = open ?? claimed?.booked.find((booked) => booked.orderFingerprint === orderFingerprint);
    const verdict =
      earlier && (await order.makeWay(earlier, earlier.orderFingerprint === orderFingerprint, update));
    if (verdict) return verdict;
  }
  return err(order.undecided);
};
