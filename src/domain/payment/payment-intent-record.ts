import { addMilliseconds, type Instant } from '../calendar/index.ts';

/** An order with the idempotency key under which it is sent. */
export interface KeyedOrder {
  readonly requestKey: string;
  /** Distinguishes orders without revealing their contents. */
  readonly orderFingerprint: string;
}

/** Stored from before an order is sent until its outcome is known. Contains no amount and no name. */
export interface OpenPaymentIntent extends KeyedOrder {
  readonly openedAt: Instant;
  readonly lastSentAt: Instant;
  /** How often the order was sent under this key, from any tab; one more if it replaces its earlier booking. */
  readonly sendings: number;
  /** The consent of the first sending. Retries repeat it unchanged, or the platform would see a different order. */
  readonly authorisation: { readonly documentId: string; readonly acceptedAt: Instant };
  /** Confirmations on the loan before the first sending, if the platform ignores keys: a new one identifies the payment. */
  readonly knownConfirmations: readonly string[] | undefined;
}

/** A booked order, kept for a while to distinguish a repetition from a first try. */
export interface BookedOrder extends KeyedOrder {
  readonly bookedAt: Instant;
  readonly knownConfirmations: readonly string[] | undefined;
}

/** One buyer's stored payments on one loan; at most one is open. */
export interface LoanIntents {
  readonly open: OpenPaymentIntent | undefined;
  readonly booked: readonly BookedOrder[];
}

/** How long an open intent is kept; a payment not found by then was never booked. */
export const INTENT_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** How long after a booking to warn about a repeat of the order: two tabs or a reload are rarely meant to pay twice. */
export const REPETITION_MS = 10 * 60 * 1000;

const orNothing = (intents: LoanIntents): LoanIntents | undefined =>
  intents.open || intents.booked.length > 0 ? intents : undefined;

/**
 * Drops expired entries; undefined if none are left. After the device's clock was set back, times that are ahead of it count
 * from now: an order would otherwise wait for the clock to catch up.
 */
export const currentIntents = (intents: LoanIntents | undefined, now: Instant): LoanIntents | undefined => {
  if (!intents) return undefined;
  const { open, booked } = intents;
  const past = (at: Instant): Instant => (at > now ? now : at);
  return orNothing({
    open:
      open && now < addMilliseconds(open.openedAt, INTENT_LIFETIME_MS)
        ? { ...open, openedAt: past(open.openedAt), lastSentAt: past(open.lastSentAt) }
        : undefined,
    booked: booked
      .filter(({ bookedAt }) => now < addMilliseconds(bookedAt, REPETITION_MS))
      .map((order) => ({ ...order, bookedAt: past(order.bookedAt) })),
  });
};

/**
 * Opens an intent for an order, unless one is open: an order keeps its key across tabs and retries, and another order waits
 * for its outcome. An order booked moments ago opens none either, unless `isRepeatable`: the new intent then replaces the
 * booking and counts it as a sending.
 */
export const claimIntent = (
  intents: LoanIntents | undefined,
  proposed: OpenPaymentIntent,
  isRepeatable = false,
): LoanIntents => {
  const { open, booked } = currentIntents(intents, proposed.openedAt) ?? { open: undefined, booked: [] };
  const others = booked.filter(({ orderFingerprint }) => orderFingerprint !== proposed.orderFingerprint);
  if (open || others.length === booked.length) return { open: open ?? proposed, booked };
  return isRepeatable
    ? { open: { ...proposed, sendings: proposed.sendings + 1 }, booked: others }
    : { open, booked };
};

/** Counts one more sending of the open order under its key; does nothing if another intent has replaced it. */
export const countSending = (
  intents: LoanIntents | undefined,
  requestKey: string,
  now: Instant,
): LoanIntents | undefined =>
  intents?.open?.requestKey === requestKey
    ? { ...intents, open: { ...intents.open, lastSentAt: now, sendings: intents.open.sendings + 1 } }
    : intents;

/** Closes the open intent whose payment was booked, and records the booking. */
export const bookIntent = (
  intents: LoanIntents | undefined,
  { requestKey, orderFingerprint, knownConfirmations }: Omit<BookedOrder, 'bookedAt'>,
  now: Instant,
): LoanIntents => {
  const booked = { requestKey, orderFingerprint, knownConfirmations, bookedAt: now };
  const others = intents?.booked.filter((order) => order.requestKey !== requestKey) ?? [];
  const open = intents?.open?.requestKey === requestKey ? undefined : intents?.open;
  return { open, booked: [...others, booked] };
};

/**
 * Closes the open intent if nothing was booked. An intent that another tab has sent again meanwhile stays open, because the
 * outcome of that sending is not known.
 */
export const settleIntent = (
  intents: LoanIntents | undefined,
  { requestKey, sendings }: Pick<OpenPaymentIntent, 'requestKey' | 'sendings'>,
): LoanIntents | undefined =>
  intents?.open?.requestKey === requestKey && intents.open.sendings === sendings
    ? orNothing({ ...intents, open: undefined })
    : intents;

/** Removes a booked order, so that a buyer who was warned about it may make the same payment again. */
export const forgetBooking = (
  intents: LoanIntents | undefined,
  requestKey: string,
): LoanIntents | undefined =>
  intents &&
  orNothing({ ...intents, booked: intents.booked.filter((order) => order.requestKey !== requestKey) });
