import { type LoanIntents, type OpenPaymentIntent, settleIntent } from '@member-portal/domain/payment';
import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import type { Delay, OrderFailure, ReadFailure } from '../ports/index.ts';
import { type Claimed, type ClaimedOrder, type ClaimPorts, claimOnce, updaterOf } from './claim-once.ts';

/** How to interpret the answer to a sending. */
export type Reading =
  /** The order was carried out. */
  | { readonly kind: 'made' }
  /** The outcome is unknown; it is looked up a few times. */
  | { readonly kind: 'lost' }
  /** It was refused but may have been carried out; it is looked up once. */
  | { readonly kind: 'doubtful' }
  /** This sending was not carried out. If the order was sent before, it is looked up once. */
  | { readonly kind: 'refused' }
  /** The session ended: nothing is settled, and the intent is kept for the next sign-in. */
  | { readonly kind: 'kept' };

/** An order with what `submitOnce` needs. */
export interface OnceOrder<Value, Failure> extends ClaimedOrder<Value, Failure> {
  readonly send: (intent: OpenPaymentIntent) => ResultAsync<Value, OrderFailure>;
  readonly find: (intent: OpenPaymentIntent) => ResultAsync<Value | undefined, ReadFailure>;
  /** Whether a result of `find` can only come from this order. If not, the outcome stays unknown when one is found. */
  readonly isProvedByFinding: boolean;
  readonly read: (answer: Result<Value, OrderFailure>, intent: OpenPaymentIntent) => Reading;
  /** The intents after the order was carried out. */
  readonly made: (intents: LoanIntents | undefined, intent: OpenPaymentIntent) => LoanIntents | undefined;
  readonly failureOf: (failure: OrderFailure) => Failure;
  /** The failure if it is not known whether the order was carried out. */
  readonly unknown: (intent: OpenPaymentIntent) => Failure;
}

/** Pauses before each look-up of a lost answer, in milliseconds. The total is short enough for a waiting buyer. */
const LOOK_UP_AFTER_MS = [500, 1500, 3000, 5000] as const;

/** Pause before looking up another order sent under the same key, so that it has time to be carried out. */
const KEY_REUSED_LOOK_UP_AFTER_MS = 5000;

/**
 * Sends one order, once, for every use case that moves money or changes autopay: claims the loan, sends under the intent's
 * key, looks a lost answer up, and settles the intent once the outcome is known. Never reports an order as refused if this
 * sending or an earlier one may have been carried out.
 */
export const submitOnce = async <Value, Failure>(
  ports: ClaimPorts & { readonly delay: Delay },
  order: OnceOrder<Value, Failure>,
  cancellation?: Cancellation,
): Promise<Result<Value, Failure>> => {
  const { delay } = ports;
  const claimed: Result<Claimed<Value>, Failure> = await claimOnce(ports, order);
  if (claimed.isErr()) return err(claimed.error);
  if (claimed.value.kind === 'was-made') return ok(claimed.value.value);
  const { intent } = claimed.value;
  const update = updaterOf(ports, order.buyerId, order.loanId);

  const made = async (value: Value): Promise<Result<Value, Failure>> => {
    await update((current) => order.made(current, intent));
    return ok(value);
  };
  const lookUp = async (): Promise<Value | undefined> => {
    for (const pause of LOOK_UP_AFTER_MS) {
      await delay.wait(pause, cancellation);
      if (cancellation?.aborted) return undefined;
      const found = await order.find(intent);
      if (found.isOk() && found.value) return found.value;
    }
    return undefined;
  };
  const refused = async (failure: OrderFailure): Promise<Result<Value, Failure>> => {
    await update((current) => settleIntent(current, intent));
    return err(order.failureOf(failure));
  };

  const answer = await order.send(intent);
  const reading = order.read(answer, intent);
  if (reading.kind === 'lost') {
    const found = order.isProvedByFinding ? await lookUp() : undefined;
    return found ? made(found) : err(order.unknown(intent));
  }
  if (answer.isOk()) return made(answer.value);
  const failure = answer.error;
  if (reading.kind === 'kept') return err(order.failureOf(failure));
  // A refusal applies only to this sending: an earlier one, or another order under the same key, may have been carried out.
  const isKeyReused = failure.kind === 'refused' && failure.refusal === 'key-reused';
  if (reading.kind === 'refused' && intent.sendings === 1 && !isKeyReused) return refused(failure);
  if (isKeyReused) await delay.wait(KEY_REUSED_LOOK_UP_AFTER_MS, cancellation);
  const found = await order.find(intent);
  if (found.isOk() && found.value)
    return order.isProvedByFinding ? made(found.value) : err(order.unknown(intent));
  // Refused and not found: no sending was carried out. After any other failure the outcome is unknown.
  return found.isErr() || failure.kind !== 'refused' ? err(order.unknown(intent)) : refused(failure);
};
