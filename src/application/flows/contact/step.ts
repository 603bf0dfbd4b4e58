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
  switch (state.kind) {
    case 'editing':
    case 'sending':
      return stepForm(state, event);
    case 'verifying':
      return stepVerify(state, event);
    case 'changed':
      return { state, effects: [] };
  }
};

/** The next state of the change of an e-mail or mobile. */
export const step: typeof next = (state, event) => {
  const taken = next(state, event);
  return { ...taken, effects: [...pageEntered(pageOf(state), pageOf(taken.state)), ...taken.effects] };
};
