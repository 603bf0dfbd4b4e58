import type { Choices } from '../ordering/index.ts';
import { choose, stepChoosing, weigh } from './choose.ts';
import type { PaymentDraft } from './draft.ts';
import type { PaymentEffect, PaymentStep } from './effect.ts';
import type { PaymentAnswer, PaymentEvent } from './event.ts';
import { pageInfoOf, pageOf } from './page-of.ts';
import { choicesRead, refreshed } from './read-choices.ts';
import type { PaymentState, PaymentSubject } from './state.ts';
import { isSending, stepCancelling, stepReviewing } from './step-reviewing.ts';

/** The first step of a payment; `kept` is the same buyer's earlier draft. */
export const beginPaying = (subject: PaymentSubject, kept: PaymentDraft | undefined): PaymentStep => ({
  state: { kind: 'loading', subject, kept },
  effects: [{ kind: 'watch-choices' }],
});

const stepAdding = (
  state: Extract<PaymentState, { readonly kind: 'adding-method' }>,
  event: PaymentEvent | PaymentAnswer,
): PaymentStep => {
  switch (event.kind) {
    case 'back':
      return choose(state);
    case 'method-added': {
      const draft = { ...state.draft, methodId: event.methodId };
      const chosen = choose({ ...state, draft, edited: true }, { focusOn: 'method' });
      return { ...chosen, effects: [{ kind: 'keep-draft', draft }, ...chosen.effects] };
    }
    default:
      return { state, effects: [] };
  }
};

/** Leaves. Drops the draft of a payment that did not start at the form, so that the next one does not restore it. */
const leave = ({ start }: PaymentSubject): readonly PaymentEffect[] => [
  { kind: 'leave' },
  ...(start ? [{ kind: 'drop-draft' } as const] : []),
];

const stepWithin = (
  state: PaymentState,
  event: PaymentEvent | PaymentAnswer,
  choices: Choices | undefined,
): PaymentStep => {
  const stay = { state, effects: [] };
  if (state.kind === 'closed') return stay;
  if (event.kind === 'close')
    return isSending(state)
      ? stay
      : { state: { kind: 'closed', subject: state.subject }, effects: leave(state.subject) };
  if (event.kind === 'choices-read') return choicesRead(state, event.choices);
  switch (state.kind) {
    case 'failed':
      return event.kind === 'read-again'
        ? {
            state: { kind: 'loading', subject: state.subject, kept: state.kept },
            effects: [{ kind: 'read-again' }],
          }
        : stay;
    case 'choosing':
      if (event.kind === 'weighed') return weigh({ ...state, ...refreshed(state, event.choices) });
      if (event.kind === 'previewed') return { state: { ...state, preview: event.preview }, effects: [] };
      return stepChoosing(state, event);
    case 'adding-method':
      return stepAdding(state, event);
    case 'reviewing':
      return stepReviewing(state, event, choices);
    case 'cancelling':
      return stepCancelling(state, event);
    default:
      return stay;
  }
};

/**
 * One step of a payment; an event that does not apply is ignored. Each page that is entered is recorded. `choices` are those
 * as of now, from the last reads: days change at midnight.
 */
export const step = (
  state: PaymentState,
  event: PaymentEvent | PaymentAnswer,
  choices?: Choices,
): PaymentStep => {
  const taken = stepWithin(state, event, choices);
  const page = taken.state.kind === state.kind ? undefined : pageOf(taken.state);
  if (!page) return taken;
  return {
    ...taken,
    effects: [...taken.effects, { kind: 'record-page', page, info: pageInfoOf(taken.state) }],
  };
};
