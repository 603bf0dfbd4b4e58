import { type Choices, isLocked } from '../ordering/index.ts';
import { choose } from './choose.ts';
import { FIRST_DRAFT } from './draft.ts';
import type { PayoffStep } from './event.ts';
import { reviewedAgain, underReview, withLeft } from './reviewing.ts';
import type { PayingOff, PayoffState, UnreadPayoff } from './state.ts';

const firstRead = (
  { loanId, atReview, kept }: UnreadPayoff,
  choices: Choices,
  forDate: boolean,
): PayoffStep => {
  switch (choices.kind) {
    case 'failed':
      return { state: { kind: 'failed', loanId, atReview, kept, failure: choices.failure }, effects: [] };
    case 'not-payable': {
      const { loan, holidaysUnknownIn } = choices;
      return { state: { kind: 'not-payable', loanId, atReview, kept, loan, holidaysUnknownIn }, effects: [] };
    }
    case 'ready': {
      const { options, retryAhead } = choices;
      return choose({
        options,
        loan: options.loan,
        retryAhead,
        draft: kept ?? FIRST_DRAFT,
        forDate,
        quote: { kind: 'no-day' },
        asked: 0,
        lastConsent: undefined,
        // Show a draft that was changed before a reload unchanged.
        chose: !atReview || kept !== undefined,
        recorded: false,
      });
    }
  }
};

/** The state with reloaded choices; keeps the earlier ones if nothing is left to choose from. */
export const refreshed = <Paying extends PayingOff>(paying: Paying, choices: Choices | undefined): Paying => {
  if (choices?.kind === 'not-payable') return { ...paying, loan: choices.loan };
  if (choices?.kind !== 'ready') return paying;
  const { options, retryAhead } = choices;
  return { ...paying, options, retryAhead, loan: options.loan };
};

/** The first choices start the choosing of a payoff; later ones refresh the state. */
export const choicesRead = (state: PayoffState, choices: Choices, forDate: boolean): PayoffStep => {
  if (state.kind === 'closed') return { state, effects: [] };
  if ('kept' in state) return firstRead(state, choices, forDate);
  const now = refreshed(state, choices);
  switch (now.kind) {
    case 'choosing':
      return choose(now, now);
    case 'reviewing': {
      // Once sent, the loan may already include this payoff: do not list it in addition to itself or deduct it twice.
      if (isLocked(now.review.submission))
        return { state: { ...underReview(now, now), beside: now.beside }, effects: [] };
      return reviewedAgain(now, now);
    }
    case 'cancelling': {
      const from = refreshed(now.from, choices);
      return { state: { ...now, from: underReview(from, from) }, effects: [] };
    }
    case 'done':
      return { state: withLeft(now), effects: [] };
    default:
      return { state: now, effects: [] };
  }
};
