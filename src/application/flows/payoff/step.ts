import type { PlainDate } from '@member-portal/domain/calendar';
import type { Choices } from '../ordering/index.ts';
import { pageEntered } from '../page-entered.ts';
import { choose } from './choose.ts';
import type { PayoffAnswer, PayoffEvent, PayoffStep } from './event.ts';
import { readyQuote } from './known-quote.ts';
import { stepAdding, stepSelecting } from './methods.ts';
import { pageOf } from './page-of.ts';
import { choicesRead, refreshed } from './read-choices.ts';
import type { PayingOff, PayoffState } from './state.ts';
import { stepCancelling } from './step-cancelling.ts';
import { openReview, stepChoosing } from './step-choosing.ts';
import { stepReviewing } from './step-reviewing.ts';

/** The context of a step besides its event. */
export interface PayoffTerms {
  /** Today in the lender's zone. */
  readonly today: PlainDate;
  /** Whether the platform quotes chosen days. */
  readonly forDate: boolean;
  /** The choices as of now, from the last reads; they change at midnight. */
  readonly choices: Choices | undefined;
}

const quoted = (
  state: Exclude<PayoffState, { readonly kept: unknown } | { readonly kind: 'closed' | 'reviewing' }>,
  { attempt, result }: Extract<PayoffAnswer, { readonly kind: 'quoted' }>,
): PayoffStep => {
  const { quote: asked } = state;
  if (attempt !== state.asked || asked.kind !== 'loading') return { state, effects: [] };
  const { on } = asked;
  const quote = result.match<PayingOff['quote']>(
    (value) => readyQuote(value, on, state.loan),
    (failure) => ({ kind: 'failed', on, failure }),
  );
  const known = { ...state, quote };
  if (known.kind !== 'choosing') return { state: known, effects: [] };
  const chosen = choose(known, known);
  return known.chose ? chosen : openReview(chosen);
};

/** Whether a request is in progress whose answer the buyer must wait for before leaving. */
const isSending = (state: PayoffState): boolean =>
  (state.kind === 'reviewing' && state.review.submission.kind === 'sending') ||
  (state.kind === 'cancelling' && state.cancelling.kind === 'asking' && state.cancelling.sending);

const take = (state: PayoffState, event: PayoffEvent | PayoffAnswer, terms: PayoffTerms): PayoffStep => {
  const { today, forDate, choices } = terms;
  if (event.kind === 'choices-read') return choicesRead(state, event.choices, forDate);
  if (event.kind === 'quoted' && 'asked' in state && state.kind !== 'reviewing') return quoted(state, event);
  switch (state.kind) {
    case 'failed':
      return event.kind === 'read-again'
        ? {
            state: { kind: 'loading', loanId: state.loanId, atReview: state.atReview, kept: state.kept },
            effects: [{ kind: 'read-again' }],
          }
        : { state, effects: [] };
    case 'reviewing':
      return stepReviewing(state, event, today);
    case 'choosing':
      if (event.kind !== 'review') return stepChoosing(state, event);
      {
        // The day may have changed, which requires another quote.
        const now = choose(refreshed(state, choices), state);
        if (now.state.kind !== 'choosing') return now;
        const next = stepChoosing(now.state, event);
        return { ...next, effects: [...now.effects, ...next.effects] };
      }
    case 'selecting-method':
      return stepSelecting(state, event);
    case 'adding-method':
      return stepAdding(state, event);
    case 'cancelling':
      return stepCancelling(state, event, today);
    default:
      return { state, effects: [] };
  }
};

/** One step of a payoff; an event that does not apply is ignored. Each page that is entered is recorded. */
export const stepPayoff = (
  state: PayoffState,
  event: PayoffEvent | PayoffAnswer,
  terms: PayoffTerms,
): PayoffStep => {
  if (event.kind === 'close')
    return state.kind === 'closed' || isSending(state)
      ? { state, effects: [] }
      : { state: { kind: 'closed' }, effects: [{ kind: 'leave' }] };
  const taken = take(state, event, terms);
  const info = taken.state.kind === 'done' ? { flow: 'PAY_OFF', amountType: 'PAYOFF' } : undefined;
  const entered = pageEntered(pageOf(state), pageOf(taken.state), info);
  return { ...taken, effects: [...taken.effects, ...entered] };
};
