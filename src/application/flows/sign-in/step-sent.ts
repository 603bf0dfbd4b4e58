import { trackedEvent } from '@member-portal/domain/telemetry';
import type { PendingSignIn } from '../../ports/index.ts';
import type { SignInProblem } from '../../sign-in/index.ts';
import { beginCodeEntry, stepCodeEntry } from '../code-entry/index.ts';
import type { Step } from '../flow.ts';
import type { SignInEffect } from './effect.ts';
import type { SignInResult } from './event.ts';
import { loginFailureOf } from './login-failure.ts';
import { enter, lockedStep, waitingStep } from './screens.ts';
import type { CodeStep, ContactStep, SignInState } from './state.ts';
import { toContact } from './to-contact.ts';

type Sent = Extract<SignInResult, { readonly kind: 'sent' | 'unsent' }>;
type Problem = Extract<Sent, { readonly kind: 'unsent' }>['problem'];
type Taken = Step<SignInState, SignInEffect>;

/** Records a refusal to send a code as a failed sign-in; a failed request is not recorded. */
const recorded = (problem: Problem): readonly SignInEffect[] => {
  const reason = problem.kind === 'request-failed' ? undefined : loginFailureOf(problem);
  return reason ? [{ kind: 'record', event: trackedEvent('login_failure', { reason }) }] : [];
};

const unsent = (state: ContactStep | CodeStep, problem: Problem): Taken => {
  const { typed } = state;
  switch (problem.kind) {
    case 'locked':
      return enter(
        lockedStep(typed, problem.lockedUntil),
        recorded(problem),
        state.kind === 'code' && state.entry.checking,
      );
    case 'no-code-requested': {
      const { method } = state.kind === 'code' ? state.entry.destination : typed;
      return toContact(state, { ...typed, method });
    }
    case 'destination-missing':
      // The address for the other channel is not known yet and has to be typed first.
      return toContact(state, { ...typed, method: problem.method });
    default: {
      const isTold = problem.kind !== 'too-soon' && problem.kind !== 'same-channel';
      const failure = isTold ? problem : undefined;
      const next: SignInState =
        state.kind === 'contact'
          ? { ...state, sending: false, failure, check: { attempt: state.check.attempt + 1, problems: {} } }
          : {
              ...state,
              entry: stepCodeEntry<SignInProblem>(state.entry, { kind: 'code-unsent', failure }).state,
            };
      return { state: next, effects: recorded(problem) };
    }
  }
};

/**
 * A check in progress goes on, with the reference that it was sent with. What was typed since may be the new code, unless it was
 * refused.
 */
const toOtherChannel = ({ typed, entry, typedBefore }: CodeStep, pending: PendingSignIn): Taken => {
  const { checking, sentAtOfCheck } = entry;
  const mayBeNew = entry.typed !== typedBefore && entry.check.problems.code === undefined;
  const kept = checking || mayBeNew ? entry.typed : '';
  return enter(
    {
      kind: 'code',
      typed,
      entry: { ...beginCodeEntry(pending), checking, typed: kept, sentAtOfCheck },
    },
    [],
    checking,
  );
};

/** The next state after a code was or was not sent. */
export const stepSent = (state: SignInState, event: Sent): Taken => {
  const isAwaited =
    state.kind === 'contact' ? state.sending : state.kind === 'code' && state.entry.delivery.sending;
  if (!isAwaited || (state.kind !== 'contact' && state.kind !== 'code')) return { state, effects: [] };
  if (event.kind === 'unsent') return unsent(state, event.problem);
  const { pending } = event;
  if (state.kind === 'contact') return enter(waitingStep(state.typed, pending));
  if (state.entry.delivery.sending === 'other-channel') return toOtherChannel(state, pending);
  const { destination, sentAt } = pending;
  const { state: entry } = stepCodeEntry(state.entry, { kind: 'code-resent', destination, sentAt });
  return { state: { ...state, entry }, effects: [] };
};
