import type { PlainDate } from '@member-portal/domain/calendar';
import { isPositive } from '@member-portal/domain/money';
import { retryReplacedBy } from '@member-portal/domain/payment';
import { beginReview, type PaymentTrouble } from '../ordering/index.ts';
import { choose, payingOf } from './choose.ts';
import type { PayoffAnswer, PayoffEffect, PayoffStep } from './event.ts';
import { readyQuote } from './known-quote.ts';
import { underReview } from './reviewing.ts';
import type { QuoteFailure, ReviewingPayoff } from './state.ts';

type Quoted = Extract<PayoffAnswer, { readonly kind: 'quoted' }>;

/** Requests a new quote to replace the reviewed one. Until it arrives, the payoff is shown as being sent. */
export const renew = (
  state: ReviewingPayoff,
  payOn: PlainDate,
  effects: readonly PayoffEffect[],
): PayoffStep => {
  const attempt = state.asked + 1;
  const on = state.forDate ? payOn : undefined;
  return {
    state: {
      ...state,
      asked: attempt,
      renewing: payOn,
      review: { ...state.review, submission: { kind: 'sending' } },
    },
    effects: [...effects, { kind: 'quote', loanId: state.loan.id, attempt, on }],
  };
};

/** The payment failure that corresponds to a missing quote. */
const troubleOf = (failure: QuoteFailure): PaymentTrouble => {
  if (failure.kind === 'not-found') return failure;
  return failure.kind === 'not-offered'
    ? { kind: 'refused', refusal: 'agreement-closed' }
    : { kind: 'request-failed', failure };
};

/**
 * The new quote replaces the reviewed one. Nothing was paid: the buyer accepts again, or returns to the form if nothing is
 * left to pay.
 */
export const renewed = (
  state: ReviewingPayoff,
  payOn: PlainDate,
  { result }: Quoted,
  today: PlainDate,
): PayoffStep => {
  const { review, requoted } = state;
  if (result.isErr()) {
    const submission = { kind: 'not-made', trouble: troubleOf(result.error) } as const;
    return { state: { ...state, renewing: undefined, review: { ...review, submission } }, effects: [] };
  }
  const quote = result.value;
  const draft = { ...state.draft, payOn };
  const on = state.forDate ? payOn : undefined;
  const paying = { ...payingOf(state), draft, quote: readyQuote(quote, on, state.loan) };
  const keep = { kind: 'keep-draft', draft } as const;
  if (!isPositive(quote.amount)) {
    const chosen = choose({
      ...paying,
      options: { ...state.options, today },
      chose: true,
      lastConsent: review.consent,
    });
    return { ...chosen, effects: [keep, ...chosen.effects] };
  }
  const { payment } = review.checked;
  const checked = {
    ...review.checked,
    payment: {
      ...payment,
      payOn,
      amount: quote.amount,
      payoffQuoteId: quote.id,
      retryOf: retryReplacedBy('PAYOFF', state.retryAhead)?.id,
    },
  };
  const begun = beginReview(checked, undefined, review.consent);
  return {
    state: underReview(paying, {
      review: begun.state,
      requoted: { before: payment.amount, count: (requoted?.count ?? 0) + 1 },
    }),
    effects: [keep, ...begun.effects, { kind: 'preview', checked, loan: state.options.loan }],
  };
};
