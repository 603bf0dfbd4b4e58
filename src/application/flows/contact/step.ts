import type { Step } from '../flow.ts';
import { pageEntered } from '../page-entered.ts';
import type { ContactEffect } from './effect.ts';
import type { ContactEvent, ContactResult } from './event.ts';
import { pageOf } from './page-of.ts';
import type { ContactState } from './state.ts';
import { stepForm } from './step-form.ts';
import { stepVerify } from './step-verify.ts';

const next = (
  state: ContactState,
  event: ContactEvent | ContactResult,
): Step<ContactState, ContactEffect> => {
  if (state.kind === 'changed') return { state, effects: [] };
  if (event.kind === 'lock-ended')
    return state.lock?.until === event.lock.until
      ? { state: unlock(state), effects: [{ kind: 'drop-lock' }] }
      : { state, effects: [] };
  return state.kind === 'verifying' ? stepVerify(state, event) : stepForm(state, event);
};

/** A code that was typed before the lock may no longer be valid; another one can be sent. */
const unlock = (state: Exclude<ContactState, { readonly kind: 'changed' }>): ContactState => {
  if (state.kind !== 'verifying') return { ...state, lock: undefined };
  const { entry } = state;
  return {
    ...state,
    lock: undefined,
    entry: { ...entry, typed: '', failure: undefined, check: { ...entry.check, problems: {} } },
  };
};

/** The next state of the change of an e-mail or mobile. */
export const step: typeof next = (state, event) => {
  const taken = next(state, event);
  return { ...taken, effects: [...pageEntered(pageOf(state), pageOf(taken.state)), ...taken.effects] };
};
