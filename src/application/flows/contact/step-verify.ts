import { lockOf, type SignInLock } from '@member-portal/domain/sign-in';
import type { ChangeContactFailure } from '../../account/index.ts';
import {
  type CodeEntryEvent,
  type CodeEntryResult,
  codeEvents,
  codeProblemOf,
  stepCodeEntry,
} from '../code-entry/index.ts';
import type { Step } from '../flow.ts';
import type { ContactEffect } from './effect.ts';
import type { ContactEvent, ContactResult } from './event.ts';
import type { ContactFailure, ContactForm, ContactState } from './state.ts';

type Verifying = Extract<ContactState, { readonly kind: 'verifying' }>;
type Next = Step<ContactState, ContactEffect>;

const stepEntry = (state: Verifying, event: CodeEntryEvent | CodeEntryResult<ContactFailure>): Next => {
  const { pending } = state;
  const next = stepCodeEntry(state.entry, event);
  return {
    state: next.state === state.entry ? state : { ...state, entry: next.state },
    effects: next.effects.map(
      (effect): ContactEffect =>
        effect.kind === 'check-code'
          ? { kind: 'change-contact', pending, code: effect.code }
          : { kind: 'request-another-code', pending },
    ),
  };
};

const pause = (state: Verifying, lock: SignInLock): Next => ({
  state: { ...state, lock },
  effects: [{ kind: 'keep-lock', lock }],
});

const refuse = (state: Verifying, failure: ChangeContactFailure): Next => {
  const isOfCode =
    failure.kind === 'wrong-code' || failure.kind === 'expired-code' || failure.kind === 'locked';
  const lock = isOfCode && failure.kind !== 'expired-code' ? lockOf(failure) : undefined;
  const problem = isOfCode ? codeProblemOf(failure) : undefined;
  const { state: idle } = stepEntry(
    state,
    problem ? { kind: 'code-refused', problem } : { kind: 'code-unchecked', failure },
  );
  const told = lock && idle.kind === 'verifying' ? pause(idle, lock) : { state: idle, effects: [] };
  const events = codeEvents(failure).map((event): ContactEffect => ({ kind: 'record-event', event }));
  return { ...told, effects: [...events, ...told.effects] };
};

/** Back to the form; the code is no longer awaited. */
const toForm = ({ method, lock, typed }: Verifying, check: ContactForm['check']): Next => ({
  state: { kind: 'editing', method, lock, typed, check, failure: undefined },
  effects: [{ kind: 'drop-pending' }],
});

/** The next state while the code for a new e-mail or mobile is awaited. Ignores attempts while codes are locked. */
export const stepVerify = (state: Verifying, event: ContactEvent | ContactResult): Next => {
  const stay: Next = { state, effects: [] };
  const { method, lock, pending, entry } = state;
  switch (event.kind) {
    case 'back':
      return entry.checking ? stay : toForm(state, { attempt: 0, problems: {} });
    case 'type-code':
    case 'submit-code':
    case 'resend-code':
      return lock ? stay : stepEntry(state, event);
    case 'code-sent': {
      if (event.asked !== pending.destination) return stay;
      const { destination, sentAt } = event.pending;
      const { state: after, effects } = stepEntry(state, { kind: 'code-resent', destination, sentAt });
      return after.kind === 'verifying' && after !== state
        ? {
            state: { ...after, pending: event.pending },
            effects: [...effects, { kind: 'keep-pending', pending: event.pending }],
          }
        : stay;
    }
    case 'code-not-sent': {
      if (event.asked !== pending.destination) return stay;
      const { failure } = event;
      // Another tab has saved it meanwhile. If a code is being checked, that result reports it.
      if (failure?.kind === 'unchanged' && !entry.checking)
        return toForm(state, { attempt: 1, problems: { contact: failure } });
      const isTold = failure !== undefined && failure.kind !== 'unchanged' && failure.kind !== 'locked';
      const unsent = stepEntry(state, { kind: 'code-unsent', failure: isTold ? failure : undefined });
      return failure?.kind === 'locked' && unsent.state.kind === 'verifying'
        ? pause(unsent.state, { until: failure.lockedUntil })
        : unsent;
    }
    case 'contact-changed':
      return entry.checking
        ? { state: { kind: 'changed', method, destination: pending.destination }, effects: [] }
        : stay;
    case 'contact-not-changed':
      return entry.checking ? refuse(state, event.failure) : stay;
    default:
      return stay;
  }
};
