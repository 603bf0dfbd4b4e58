import { readsAfterMethods } from '../../payment-methods/index.ts';
import type { ServicingRefusal } from '../../ports/index.ts';
import type { Read } from '../../reads/index.ts';

/** Where a buyer continues after an order failed: a field of the form, a new review, or leaving. */
export type WayBack = 'amount' | 'date' | 'method' | 'review' | 'leave';

const OF_REFUSALS: Readonly<Record<ServicingRefusal, WayBack>> = {
  'amount-out-of-range': 'amount',
  'payoff-quote-expired': 'amount',
  'payment-date-not-allowed': 'date',
  'method-not-usable': 'method',
  'method-declined': 'method',
  'key-reused': 'review',
  'consent-not-accepted': 'review',
  'payment-in-progress': 'leave',
  'agreement-closed': 'leave',
  'autopay-already-enrolled': 'leave',
  'autopay-not-enrolled': 'leave',
  // A cancellation has no form.
  'not-cancellable': 'leave',
  // Never reported as refused: an order that is still running is looked up.
  'still-running': 'leave',
};

/** Failures that neither a change nor a retry can fix. */
const LEFT: readonly string[] = ['not-found', 'not-offered', 'earlier-payment-found'];

/** The step that can fix a failure; undefined if the order can simply be resent. */
export const wayBackOf = (failure: {
  readonly kind: string;
  readonly refusal?: ServicingRefusal;
}): WayBack | undefined => {
  if (failure.refusal) return OF_REFUSALS[failure.refusal];
  return LEFT.includes(failure.kind) ? 'leave' : undefined;
};

/** The reads beside those of the loan that a failure contradicts: the method may have been removed in another tab. */
export const readsAfterFailure = (failure: Parameters<typeof wayBackOf>[0] | undefined): readonly Read[] =>
  failure && wayBackOf(failure) === 'method' ? readsAfterMethods : [];
