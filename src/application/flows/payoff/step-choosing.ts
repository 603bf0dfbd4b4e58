import { isPositive } from '@member-portal/domain/money';
import { retryReplacedBy } from '@member-portal/domain/payment';
import { trackedEvent } from '@member-portal/domain/telemetry';
import { beginReview, type CheckedPayment } from '../ordering/index.ts';
import { choose, payingOf } from './choose.ts';
import { payoffDayOf } from './draft.ts';
import type { PayoffAnswer, PayoffEvent, PayoffStep } from './event.ts';
import { knownQuote } from './known-quote.ts';
import { underReview } from './reviewing.ts';
import type { ChoosingPayoff } from './state.ts';

/** Moves a choice to its review, or reports all of its problems. With nothing left to pay there is no review. */
const review = (state: ChoosingPayoff): PayoffStep => {
  const { draft, days, method, quote, loan, retryAhead, check, focusOn } = state;
  const day = payoffDayOf(draft, days);
  const quoted = knownQuote(quote);
  if (quoted && !isPositive(quoted.amount)) return { state, effects: [] };
  if (day.isErr() || !method) {
    const problems = {
      ...(day.isErr() ? { date: day.error } : {}),
      ...(method ? {} : { method: { kind: 'method-missing' } as const }),
    };
    return choose(state, { check: { attempt: check.attempt + 1, problems }, focusOn });
  }
  if (!quoted) return { state, effects: [] };
  const checked: CheckedPayment = {
    choice: 'PAYOFF',
    method,
    payment: {
      loanId: loan.id,
      flow: 'PAY_OFF',
      amountType: 'PAYOFF',
      amount: quoted.amount,
      paymentMethodId: method.id,
      payOn: day.value,
      payoffQuoteId: quoted.id,
      retryOf: retryReplacedBy('PAYOFF', retryAhead)?.id,
    },
  };
  // Keep the defaults as chosen, even if another method is added or the day changes meanwhile.
  const chosen = { payOn: day.value, methodId: method.id };
  // A draft that the buyer has not changed is not stored: a reload computes it again.
  const kept = state.chose ? [{ kind: 'keep-draft', draft: chosen } as const] : [];
  const begun = beginReview(checked, undefined, state.lastConsent);
  const recorded = trackedEvent('payment_amount_type', { amountType: 'PAYOFF' });
  return {
    state: underReview({ ...payingOf(state), draft: chosen, recorded: true }, { review: begun.state }),
    effects: [
      ...kept,
      ...begun.effects,
      { kind: 'preview', checked, loan: state.options.loan },
      ...(state.recorded ? [] : [{ kind: 'record', event: recorded } as const]),
    ],
  };
};

/** Opens the review if nothing has to be chosen first, otherwise the form, without reporting problems. */
export const openReview = ({ state, effects }: PayoffStep): PayoffStep => {
  if (state.kind !== 'choosing') return { state, effects };
  const { state: next, effects: more } = state.method ? review(state) : { state, effects: [] };
  return {
    state: next.kind === 'choosing' ? { ...next, chose: true, check: state.check } : next,
    effects: [...effects, ...more],
  };
};

/** Handles events while day and method are being chosen. */
export const stepChoosing = (state: ChoosingPayoff, event: PayoffEvent | PayoffAnswer): PayoffStep => {
  const { check, focusOn } = state;
  switch (event.kind) {
    case 'choose-day': {
      const draft = { ...state.draft, payOn: event.text };
      const { date: _told, ...problems } = check.problems;
      const chosen = choose({ ...state, draft }, { check: { ...check, problems }, focusOn });
      return { ...chosen, effects: [{ kind: 'keep-draft', draft }, ...chosen.effects] };
    }
    case 'quote-again':
      return state.quote.kind === 'failed'
        ? choose(state, { ...state, again: true })
        : { state, effects: [] };
    case 'select-method':
      return {
        state: {
          ...payingOf(state),
          kind: 'selecting-method',
          methods: state.methods,
          picked: state.method?.id,
          check: { attempt: 0, problems: {} },
        },
        effects: [],
      };
    case 'review':
      return review(state);
    default:
      return { state, effects: [] };
  }
};
