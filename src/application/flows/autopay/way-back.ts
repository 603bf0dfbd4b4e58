import type { SubmitAutopayFailure } from '../../autopay/index.ts';
import type { ServicingRefusal } from '../../ports/index.ts';

/** Why autopay was not saved, or is not known to have been made. */
export type SaveAutopayFailure = SubmitAutopayFailure | { readonly kind: 'not-offered' };

/** Why autopay was not saved. */
export type KnownFailure = Exclude<SaveAutopayFailure, { readonly kind: 'unknown-outcome' }>;

/** Where a buyer goes on after a failure: to a field of the form, to a fresh review, or out. */
export type AutopayWayBack = 'amount' | 'start' | 'method' | 'review' | 'leave';

const OF_REFUSALS: Readonly<Record<ServicingRefusal, AutopayWayBack>> = {
  'amount-out-of-range': 'amount',
  'payment-date-not-allowed': 'start',
  'method-not-usable': 'method',
  'method-declined': 'method',
  'key-reused': 'review',
  'agreement-closed': 'leave',
  'autopay-already-enrolled': 'leave',
  'autopay-not-enrolled': 'leave',
  // These answer payments, and a change that is still running is looked up.
  'payment-in-progress': 'leave',
  'payoff-quote-expired': 'leave',
  'still-running': 'leave',
};

/** The way back to what can mend a failure; undefined where it may simply be tried again. */
export const wayBackOf = (failure: KnownFailure): AutopayWayBack | undefined => {
  if (failure.kind === 'refused') return OF_REFUSALS[failure.refusal];
  return failure.kind === 'not-found' || failure.kind === 'not-offered' ? 'leave' : undefined;
};
