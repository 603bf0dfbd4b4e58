import { paysAll } from '@member-portal/domain/payment';
import { type Choices, isLocked } from '../ordering/index.ts';
import { choose, weigh } from './choose.ts';
import type { PaymentStep } from './effect.ts';
import { refreshed } from './read-choices.ts';
import type { ReviewingPayment } from './state.ts';

/** Back to the form with its problems; undefined if it has none. */
export const ifImpossible = (state: ReviewingPayment): PaymentStep | undefined => {
  const weighed = weigh(choose({ ...state, lastConsent: state.review.consent }).state);
  if (weighed.state.kind !== 'choosing') return undefined;
  return { state: weighed.state, effects: [{ kind: 'stop-following' }] };
};

/** Back to the form, which asks for another day; undefined unless the reviewed day has passed, for example since midnight. */
const ifPassed = (state: ReviewingPayment, choices: Choices | undefined): PaymentStep | undefined => {
  const { payOn } = state.review.checked.payment;
  if (choices?.kind !== 'ready' || payOn >= choices.options.today || isLocked(state.review.submission))
    return undefined;
  return ifImpossible({ ...state, ...refreshed(state, choices) });
};

/**
 * Says that what is owed has changed since the review began, for example because another payment was cancelled: everything
 * owed is then another amount. Undefined if it has not, and of any other payment.
 */
const ifChanged = (state: ReviewingPayment): PaymentStep | undefined => {
  const { options, review } = state;
  const { choice, payment } = review.checked;
  const offered = options.amounts.find((option) => option.choice === choice)?.amount;
  if (!paysAll(payment.amountType) || offered?.cents === payment.amount.cents || isLocked(review.submission))
    return undefined;
  const submission = {
    kind: 'not-made',
    trouble: { kind: 'refused', refusal: 'payoff-quote-expired' },
  } as const;
  return { state: { ...state, review: { ...review, submission } }, effects: [] };
};

/** What keeps a payment from being sent as it was reviewed; undefined if nothing does. `choices` are those as of now. */
export const notAsReviewed = (
  state: ReviewingPayment,
  choices: Choices | undefined,
): PaymentStep | undefined => ifPassed(state, choices) ?? ifChanged(state);
