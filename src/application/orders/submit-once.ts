import { type LoanIntents, type OpenPaymentIntent, settleIntent } from '@member-portal/domain/payment';
import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import type { Delay, OrderFailure, ReadFailure } from '../ports/index.ts';
import { type Claimed, type ClaimedOrder, type ClaimPorts, claimOnce, updaterOf } from './claim-once.ts';

/** How the answer to a sending is to be taken. */
export type Reading =
  /** The order was carried out. */
  | { readonly kind: 'made' }
  /** The outcome is unknown: it is looked up a few times. */
  | { readonly kind: 'lost' }
  /** It was refused, but may have been carried out: it is looked up once. */
  | { readonly kind: 'doubtful' }
  /** This sending was not carried out; where the order was sent before, it is looked up once. */
  | { readonly kind: 'refused' }
  /** The session ended: nothing is settled, the intent waits for the next sign-in. */
  | { readonly kind: 'kept' };

/** An order, with what `submitOnce` needs to send it once. */
export interface OnceOrder<Value, Failure> extends ClaimedOrder<Value, Failure> {
  readonly send: (intent: OpenPaymentIntent) => ResultAsync<Value, OrderFailure>;
  readonly find: (intent: OpenPaymentIntent) => ResultAsync<Value | undefined, ReadFailure>;
  /** Whether what `find` finds can only come from this order. Otherwise the outcome stays unknown where it finds something. */
  readonly isProvedByFinding: boolean;
  readonly read: (answer: Result<Value, OrderFailure>, intent: OpenPaymentIntent) => Reading;
  /** The intents after the order was carried out. */
  readonly made: (intents: LoanIntents | undefined, intent: OpenPaymentIntent) => LoanIntents | undefined;
  readonly failureOf: (failure: OrderFailure) => Failure;
  /** The failure where it is not known whether the order was carried out. */
  readonly unknown: (intent: OpenPaymentIntent) => Failure;
}

/** Pauses before looking a lost answer up, in milliseconds. Together they are short enough for a waiting buyer. */
const LOOK_UP_AFTER_MS = [500, 1500, 3000, 5000] as const;

/** Pause before looking up what else was sent under a key, so that it has had time to be carried out. */
const KEY_REUSED_LOOK_UP_AFTER_MS = 5000;

/**
 * Sends one order, once, below every use case that moves money or changes autopay: claims the loan, sends
 * under the intent's key, looks a lost answer up, and settles the intent at a known outcome. What this
 * sending or an earlier one may have carried out is never reported as refused.
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
  // A refusal concerns this sending alone: an earlier one, or another order under the same key, may have been carried out.
  const isKeyReused = failure.kind === 'refused' && failure.refusal === 'key-reused';
  if (reading.kind === 'refused' && intent.sendings === 1 && !isKeyReused) return refused(failure);
  if (isKeyReused) await delay.wait(KEY_REUSED_LOOK_UP_AFTER_MS, cancellation);
  const found = await order.find(intent);
  if (found.isOk() && found.value)
    return order.isProvedByFinding ? made(found.value) : err(order.unknown(intent));
  // Refused and not found: no sending was carried out. After any other failure that is not known.
  return found.isErr() || failure.kind !== 'refused' ? err(order.unknown(intent)) : refused(failure);
};
