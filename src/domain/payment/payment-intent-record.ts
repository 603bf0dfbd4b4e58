import { addMilliseconds, type Instant } from '../calendar/index.ts';

/** What is kept of an order from before it is sent until its outcome is known. It holds no amount and no name. */
export interface OpenPaymentIntent {
  /** The idempotency key of the order: how its outcome is found again. */
  readonly requestKey: string;
  /** Tells whether a later order is the same one, without telling what it was. */
  readonly orderFingerprint: string;
  readonly openedAt: Instant;
  readonly lastSentAt: Instant;
  /** How often the order went out under this key, by any tab. */
  readonly sendings: number;
  /** The consent that the first sending carried: repeated as it was, or the platform would see another order. */
  readonly authorisation: { readonly documentId: string; readonly acceptedAt: Instant };
  /** Confirmations on the loan before the first sending, where the platform ignores keys: a new one tells the payment. */
  readonly knownConfirmations: readonly string[] | undefined;
  /** When its payment turned out to be booked. It is kept a little longer, to tell a repetition from a first try. */
  readonly bookedAt: Instant | undefined;
}

/** How long an open intent is kept; a payment that nobody has found by then was never booked. */
export const INTENT_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** How long after its last sending an order may still reach the platform and be carried out. */
export const IN_FLIGHT_MS = 2 * 60 * 1000;

/** How long after a booking the same order again is told of it first: two tabs, or a reload, rarely mean to pay twice. */
export const REPETITION_MS = 10 * 60 * 1000;

const hasOutlived = (open: OpenPaymentIntent, now: Instant): boolean =>
  now >= addMilliseconds(open.openedAt, INTENT_LIFETIME_MS) ||
  (open.bookedAt !== undefined && now >= addMilliseconds(open.bookedAt, REPETITION_MS));

/** Whether the outcome of an intent's order is still to come. */
export const isUndecided = (open: OpenPaymentIntent): boolean => open.bookedAt === undefined;

/**
 * The intent to go on with: the open one, else the proposed one. So an order keeps its key across tabs and retries, and
 * another order waits until the open one's outcome is known. A booked one is only in the way of its own repetition.
 */
export const claimIntent = (
  open: OpenPaymentIntent | undefined,
  proposed: OpenPaymentIntent,
): OpenPaymentIntent => {
  if (!open || hasOutlived(open, proposed.openedAt)) return proposed;
  const isSameOrder = open.orderFingerprint === proposed.orderFingerprint;
  return isUndecided(open) || isSameOrder ? open : proposed;
};

/** An intent whose order goes out once more under its key; unchanged when another intent took its place. */
export const countSending = (
  open: OpenPaymentIntent | undefined,
  requestKey: string,
  now: Instant,
): OpenPaymentIntent | undefined =>
  open?.requestKey === requestKey ? { ...open, lastSentAt: now, sendings: open.sendings + 1 } : open;

/** An intent whose payment was booked; unchanged when another intent took its place. */
export const bookIntent = (
  open: OpenPaymentIntent | undefined,
  requestKey: string,
  now: Instant,
): OpenPaymentIntent | undefined =>
  open?.requestKey === requestKey ? { ...open, bookedAt: open.bookedAt ?? now } : open;

/**
 * What is left once nothing was booked, or it has been told: nothing, unless another intent took its place. With `sendings`, an intent that
 * another tab has sent again meanwhile stays open, because that sending's outcome is not known.
 */
export const settleIntent = (
  open: OpenPaymentIntent | undefined,
  requestKey: string,
  sendings?: number,
): OpenPaymentIntent | undefined =>
  open?.requestKey === requestKey && (sendings === undefined || open.sendings === sendings)
    ? undefined
    : open;

/** Whether an order that cannot be found may still arrive. Until then no other order may take its place. */
export const mayStillArrive = (open: OpenPaymentIntent, now: Instant): boolean =>
  now < addMilliseconds(open.lastSentAt, IN_FLIGHT_MS);
