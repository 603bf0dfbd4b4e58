import { lockOf } from '@member-portal/domain/sign-in';
import { trackedEvent } from '@member-portal/domain/telemetry';
import type { SignInProblem } from '../../sign-in/index.ts';
import { beginCodeEntry, codeEvents, codeProblemOf, stepCodeEntry } from '../code-entry/index.ts';
import type { Step } from '../flow.ts';
import type { SignInEffect } from './effect.ts';
import type { SignInResult } from './event.ts';
import { loginFailureOf } from './login-failure.ts';
import { enter, lockedStep, waitingStep } from './screens.ts';
import type { CodeStep, MismatchStep, SignInState } from './state.ts';
import { toContact } from './to-contact.ts';

type Refused = Extract<SignInResult, { readonly kind: 'refused' }>;
type Taken = Step<SignInState, SignInEffect>;

/** The next state after a refused code, alone or with both addresses, before it is recorded. */
const after = (state: CodeStep | MismatchStep, { problem, pending }: Refused): Taken => {
  const { typed } = state;
  if (problem.kind === 'no-code-requested' || !pending)
    return toContact(state, {
      ...typed,
      method: state.kind === 'code' ? state.entry.destination.method : 'EMAIL',
    });
  const lock =
    problem.kind === 'request-failed' || problem.kind === 'expired-code' ? undefined : lockOf(problem);
  const code = problem.kind === 'request-failed' ? undefined : codeProblemOf(problem);
  if (lock) return enter(lockedStep(typed, lock.until));
  if (state.kind === 'code') {
    if (problem.kind === 'buyer-mismatch') return enter(waitingStep(typed, pending));
    const { state: entry } = stepCodeEntry<SignInProblem>(
      state.entry,
      code ? { kind: 'code-refused', problem: code } : { kind: 'code-unchecked', failure: problem },
    );
    return { state: { ...state, entry }, effects: [] };
  }
  // The right code has expired: report it where another one can be requested.
  if (code?.kind === 'expired') {
    const check = { attempt: 1, problems: { code } };
    return enter({ kind: 'code', typed, entry: { ...beginCodeEntry(pending), check } }, [
      { kind: 'set-aside' },
    ]);
  }
  const check = { attempt: state.check.attempt + 1, problems: {} };
  const next = waitingStep(typed, pending);
  return {
    state: { ...(next.kind === 'mismatch' ? next : state), checking: false, failure: problem, check },
    effects: [],
  };
};

/** The next state after a code was not accepted. A mismatch counts as a try: the last one locks. */
export const stepRefused = (state: SignInState, event: Refused): Taken => {
  const isAwaited =
    (state.kind === 'code' && state.entry.checking) || (state.kind === 'mismatch' && state.checking);
  if (!isAwaited) return { state, effects: [] };
  const { state: next, effects } = after(state, event);
  const { problem } = event;
  const reason = problem.kind === 'no-code-requested' ? undefined : loginFailureOf(problem);
  return {
    state: next,
    effects: [
      ...[...codeEvents(problem), ...(reason ? [trackedEvent('login_failure', { reason })] : [])].map(
        (tracked) => ({ kind: 'record', event: tracked }) as const,
      ),
      ...effects,
    ],
  };
};
