import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { methodsOn } from '../ordering/index.ts';
import { choose, payingOf } from './choose.ts';
import { payoffDayOf, payoffDaysOf } from './draft.ts';
import type { PayoffAnswer, PayoffEvent, PayoffStep } from './event.ts';
import { knownQuote } from './known-quote.ts';
import type { PayingOff, PayoffState } from './state.ts';

type Selecting = Extract<PayoffState, { readonly kind: 'selecting-method' }>;
type Adding = Extract<PayoffState, { readonly kind: 'adding-method' }>;

const withMethod = (paying: PayingOff, methodId: PaymentMethodId): PayoffStep => {
  const draft = { ...paying.draft, methodId };
  const chosen = choose({ ...paying, draft }, { focusOn: 'method' });
  return { ...chosen, effects: [{ kind: 'keep-draft', draft }, ...chosen.effects] };
};

const select = (paying: PayingOff, picked: PaymentMethodId | undefined): Selecting => {
  const { options, quote, forDate, draft } = paying;
  const day = payoffDayOf(draft, payoffDaysOf(options, knownQuote(quote), forDate));
  return {
    ...payingOf(paying),
    kind: 'selecting-method',
    methods: methodsOn(options, day.unwrapOr(options.today)),
    picked,
    check: { attempt: 0, problems: {} },
  };
};

/** Handles events while a method on file is being selected. */
export const stepSelecting = (state: Selecting, event: PayoffEvent | PayoffAnswer): PayoffStep => {
  const { check, picked, methods } = state;
  switch (event.kind) {
    case 'pick-method':
      return {
        state: { ...state, picked: event.methodId, check: { ...check, problems: {} } },
        effects: [],
      };
    case 'use-method':
      return picked !== undefined && methods.some(({ id }) => id === picked)
        ? withMethod(state, picked)
        : {
            state: {
              ...state,
              check: { attempt: check.attempt + 1, problems: { method: { kind: 'method-missing' } } },
            },
            effects: [],
          };
    case 'add-method':
      return { state: { ...payingOf(state), kind: 'adding-method' }, effects: [] };
    case 'back':
      return choose(state);
    default:
      return { state, effects: [] };
  }
};

/** Handles events while a payment method is being added: the new one is selected immediately. */
export const stepAdding = (state: Adding, event: PayoffEvent | PayoffAnswer): PayoffStep => {
  if (event.kind === 'method-added') return withMethod(state, event.methodId);
  return { state: event.kind === 'back' ? select(state, state.draft.methodId) : state, effects: [] };
};
