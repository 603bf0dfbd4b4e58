/** An order with the idempotency key under which it goes out. */
export interface KeyedOrder {
  readonly requestKey: string;
  /** Tells orders apart without telling what they are. */
  readonly orderFingerprint: string;
}

/** Where a buyer stands with one payment, from the first choice to its known outcome. */
export type PaymentIntent =
  /** `earlier` is what was reviewed last: coming back to the same order comes back to its key. */
  | { readonly state: 'editing'; readonly earlier: KeyedOrder | undefined }
  | { readonly state: 'reviewing'; readonly order: KeyedOrder }
  | { readonly state: 'submitting'; readonly order: KeyedOrder }
  /** Booked, as the platform's answer says. */
  | { readonly state: 'accepted'; readonly order: KeyedOrder }
  /** Not booked, as the platform's answer says. */
  | { readonly state: 'refused'; readonly order: KeyedOrder }
  /** Sent, and nobody knows yet what came of it. */
  | { readonly state: 'unknown'; readonly order: KeyedOrder }
  /** Looked up after its answer was lost. */
  | { readonly state: 'reconciled'; readonly order: KeyedOrder; readonly booked: boolean };

/** What can happen to a payment intent. */
export type PaymentIntentEvent =
  | { readonly kind: 'edit' }
  /** `nextKey` is used only where the order needs a key of its own. */
  | { readonly kind: 'review'; readonly orderFingerprint: string; readonly nextKey: string }
  | { readonly kind: 'submit' }
  | { readonly kind: 'accept' }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'lose-answer' }
  /** The payment was found, or it was not and can no longer arrive. */
  | { readonly kind: 'reconcile'; readonly booked: boolean };

/** A payment that nobody has begun. */
export const newPaymentIntent: PaymentIntent = { state: 'editing', earlier: undefined };

/** Whether an order is out whose outcome is not known: no other order may take its place, and no screen call it failed. */
export const isIntentOpen = (intent: PaymentIntent): boolean =>
  intent.state === 'submitting' || intent.state === 'unknown';

/** The order that a review goes on with. An outcome uses its key up; short of one, the same order keeps its key. */
const earlierOf = (intent: PaymentIntent): KeyedOrder | undefined => {
  if (intent.state === 'editing') return intent.earlier;
  return intent.state === 'reviewing' ? intent.order : undefined;
};

const review = (
  intent: PaymentIntent,
  { orderFingerprint, nextKey }: { readonly orderFingerprint: string; readonly nextKey: string },
): PaymentIntent => {
  const earlier = earlierOf(intent);
  const order =
    earlier?.orderFingerprint === orderFingerprint ? earlier : { requestKey: nextKey, orderFingerprint };
  return { state: 'reviewing', order };
};

const whileOpen = (intent: PaymentIntent, event: PaymentIntentEvent): PaymentIntent => {
  if (intent.state === 'submitting') {
    if (event.kind === 'accept') return { state: 'accepted', order: intent.order };
    if (event.kind === 'refuse') return { state: 'refused', order: intent.order };
    if (event.kind === 'lose-answer') return { state: 'unknown', order: intent.order };
  }
  if (intent.state === 'unknown') {
    if (event.kind === 'submit') return { state: 'submitting', order: intent.order };
    if (event.kind === 'reconcile') return { state: 'reconciled', order: intent.order, booked: event.booked };
  }
  return intent;
};

/**
 * One step of a payment. The key changes exactly when the order does; an order that is out keeps the intent to itself
 * until its outcome is known; after an outcome a new payment begins with a new key. What makes no sense in a state
 * changes nothing.
 */
export const stepPaymentIntent = (intent: PaymentIntent, event: PaymentIntentEvent): PaymentIntent => {
  if (isIntentOpen(intent)) return whileOpen(intent, event);
  switch (event.kind) {
    case 'edit':
      return { state: 'editing', earlier: earlierOf(intent) };
    case 'review':
      return review(intent, event);
    case 'submit':
      return intent.state === 'reviewing' ? { state: 'submitting', order: intent.order } : intent;
    default:
      return intent;
  }
};
