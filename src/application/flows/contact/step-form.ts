import { type CodeDestination, emailAddress, phoneNumber } from '@member-portal/domain/sign-in';
import { beginCodeEntry } from '../code-entry/index.ts';
import type { Step } from '../flow.ts';
import type { ContactEffect } from './effect.ts';
import type { ContactEvent, ContactResult } from './event.ts';
import type { ContactForm, ContactState, NewContactProblem } from './state.ts';

type Form = Extract<ContactState, { readonly kind: 'editing' | 'sending' }>;

const destinationOf = ({ method, typed }: ContactForm) =>
  method === 'EMAIL'
    ? emailAddress(typed).map((email): CodeDestination => ({ method: 'EMAIL', email }))
    : phoneNumber(typed).map((phone): CodeDestination => ({ method: 'SMS', phone }));

const refuse = ({ method, lock, typed, check }: Form, contact: NewContactProblem): ContactState => ({
  kind: 'editing',
  method,
  lock,
  typed,
  failure: undefined,
  check: { attempt: check.attempt + 1, problems: { contact } },
});

/** The next state while a new e-mail or mobile is typed, or a code is being sent to it. */
export const stepForm = (
  state: Form,
  event: ContactEvent | ContactResult,
): Step<ContactState, ContactEffect> => {
  const to = (next: ContactState, ...effects: readonly ContactEffect[]) => ({ state: next, effects });
  const { method, lock, typed, check } = state;
  switch (event.kind) {
    case 'type-contact':
      return to(
        { ...state, typed: event.text, check: { ...check, problems: {} } },
        { kind: 'keep-typed', text: event.text },
      );
    case 'send-code':
      if (state.kind === 'sending' || lock?.until !== undefined) return to(state);
      return destinationOf(state).match(
        (destination) =>
          to(
            { ...state, kind: 'sending', destination, check: { ...check, problems: {} } },
            { kind: 'request-code', destination },
          ),
        (problem) => to(refuse(state, problem)),
      );
    case 'code-sent': {
      if (state.kind !== 'sending' || event.asked !== state.destination) return to(state);
      const { pending } = event;
      return to(
        { kind: 'verifying', method, typed, lock: undefined, pending, entry: beginCodeEntry(pending) },
        { kind: 'drop-lock' },
        { kind: 'keep-pending', pending },
      );
    }
    case 'code-not-sent': {
      if (state.kind !== 'sending' || event.asked !== state.destination) return to(state);
      const { failure } = event;
      if (failure?.kind === 'unchanged') return to(refuse(state, failure));
      const form = { method, typed, check: { attempt: check.attempt + 1, problems: {} } };
      if (failure?.kind !== 'locked') return to({ kind: 'editing', ...form, lock, failure });
      const paused = { until: failure.lockedUntil };
      return to(
        { kind: 'editing', ...form, lock: paused, failure: undefined },
        { kind: 'keep-lock', lock: paused },
      );
    }
    default:
      return to(state);
  }
};
