import type { PaymentMethod } from '@member-portal/domain/payment-method';
import type { Step } from '../flow.ts';
import { pageEntered, type RecordPage } from '../page-entered.ts';
import type { RemoveMethodEvent, RemoveMethodResult } from './event.ts';
import { pageOf } from './page-of.ts';
import type { RemoveMethodState } from './state.ts';

/** Effects of a removal. */
export type RemoveMethodEffect =
  | RecordPage
  | { readonly kind: 'remove'; readonly method: PaymentMethod }
  | { readonly kind: 'tell-removed'; readonly method: PaymentMethod };

const next = (
  state: RemoveMethodState,
  event: RemoveMethodEvent | RemoveMethodResult,
): Step<RemoveMethodState, RemoveMethodEffect> => {
  const { method } = state;
  const stay = { state, effects: [] };
  switch (event.kind) {
    case 'remove':
      return state.kind === 'confirming'
        ? { state: { ...state, kind: 'removing' }, effects: [{ kind: 'remove', method }] }
        : stay;
    case 'method-removed':
      return state.kind === 'removing'
        ? { state: { kind: 'removed', method }, effects: [{ kind: 'tell-removed', method }] }
        : stay;
    case 'method-not-removed': {
      if (state.kind !== 'removing') return stay;
      const { failure } = event;
      return {
        state:
          failure.kind === 'autopay-enrolled'
            ? { kind: 'autopay-enrolled', method, loans: failure.loans }
            : { kind: 'confirming', method, failure, attempt: state.attempt + 1 },
        effects: [],
      };
    }
  }
};

/** The next state of a removal. */
export const step: typeof next = (state, event) => {
  const taken = next(state, event);
  return { ...taken, effects: [...pageEntered(pageOf(state), pageOf(taken.state)), ...taken.effects] };
};
