import type { TypedContact } from '../../ports/index.ts';
import type { Step } from '../flow.ts';
import type { SignInEffect } from './effect.ts';
import { contactStep, enter } from './screens.ts';
import type { SignInState } from './state.ts';

/** Back to the address. The pending code is set aside, so that a reload asks for the address too. */
export const toContact = (state: SignInState, typed: TypedContact): Step<SignInState, SignInEffect> =>
  enter(contactStep(typed), [
    ...(state.kind === 'contact' ? [] : [{ kind: 'set-aside' } as const]),
    { kind: 'keep-typed', typed },
  ]);
