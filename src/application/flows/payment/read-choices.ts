import { type Choices, isLocked } from '../ordering/index.ts';
import { choose, open } from './choose.ts';
import { firstDraft } from './draft.ts';
import type { PaymentStep } from './effect.ts';
import { reviewedAgain, underReview, withLeft } from './paying.ts';
import type { Paying, PaymentState } from './state.ts';

/** The choices without a payoff whose quote has lapsed, which leaves no day to pay it. The payoff flow requests a new quote. */
const withoutLapsedPayoff = (choices: Choices): Choices => {
  if (choices.kind !== 'ready') return choices;
  const { options } = choices;
  const { loan, dates } = options;
  const isOver = loan.payoff && loan.payoff.goodThrough < dates.earliest;
  const amounts = options.amounts.filter(({ choice }) => !isOver || choice !== 'PAYOFF');
  return amounts.length === 0
    ? { kind: 'not-payable', loan, holidaysUnknownIn: undefined }
    : { ...choices, options: { ...options, amounts } };
};

/** The state with reloaded choices; keeps the earlier ones if nothing is left to choose from. */
export const refreshed = (paying: Paying, read: Choices | undefined): Paying => {
  const choices = read && withoutLapsedPayoff(read);
  if (choices?.kind === 'not-payable') return { ...paying, loan: choices.loan };
  if (choices?.kind !== 'ready') return paying;
  const { options, retryAhead } = choices;
  const draft = paying.edited ? paying.draft : firstDraft(options, paying.subject);
  return { ...paying, options, retryAhead, draft, loan: options.loan };
};

const firstRead = (
  { subject, kept }: Extract<PaymentState, { readonly kept: unknown }>,
  choices: Choices,
): PaymentStep => {
  switch (choices.kind) {
    case 'failed':
      return { state: { kind: 'failed', subject, kept, failure: choices.failure }, effects: [] };
    case 'not-payable':
      return { state: { ...choices, subject, kept }, effects: [] };
    case 'ready': {
      const { options, retryAhead } = choices;
      const draft = kept ?? firstDraft(options, subject);
      const paying: Paying = {
        subject,
        options,
        loan: options.loan,
        retryAhead,
        draft,
        chose: false,
        edited: kept !== undefined,
        lastConsent: undefined,
        recorded: undefined,
      };
      // Show a draft that was changed before a reload unchanged.
      return kept ? choose(paying) : open(paying);
    }
  }
};

/** The first choices start the choosing of a payment; later ones refresh the state. */
export const choicesRead = (
  state: Exclude<PaymentState, { readonly kind: 'closed' }>,
  choices: Choices,
): PaymentStep => {
  if ('kept' in state) return firstRead(state, withoutLapsedPayoff(choices));
  const paying = refreshed(state, choices);
  if (state.kind === 'choosing') return choose(paying, state);
  if (state.kind === 'reviewing') {
    // Once sent, the loan may already include this payment: a new preview would deduct it twice.
    return isLocked(state.review.submission)
      ? { state: { ...underReview(paying, state), beside: state.beside }, effects: [] }
      : reviewedAgain(paying, state);
  }
  if (state.kind === 'done') return { state: withLeft({ ...state, ...paying }), effects: [] };
  return { state: { ...state, ...paying }, effects: [] };
};
