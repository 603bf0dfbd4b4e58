import type { Instant } from '@member-portal/domain/calendar';
import { showsContact } from '@member-portal/domain/sign-in';
import type { PendingSignIn, TypedContact } from '../../ports/index.ts';
import { beginCodeEntry } from '../code-entry/index.ts';
import type { Step } from '../flow.ts';
import type { SignInEffect } from './effect.ts';
import { pageOf } from './page-of.ts';
import type { ContactStep, LockedStep, SignInState } from './state.ts';

const NOTHING_FOUND = { attempt: 0, problems: {} } as const;
export const NOTHING_TYPED: TypedContact = { email: '', phone: '', method: 'EMAIL' };

export const contactStep = (typed: TypedContact): ContactStep => ({
  kind: 'contact',
  typed,
  check: NOTHING_FOUND,
  sending: false,
  failure: undefined,
});

export const lockedStep = (typed: TypedContact, until: Instant | undefined): LockedStep => ({
  kind: 'locked',
  typed,
  until,
});

/** The screen after a code was sent: the code, or both addresses once the code was right. */
export const waitingStep = (typed: TypedContact, pending: PendingSignIn): SignInState => {
  const { code, mismatches = 0, triesLeft } = pending;
  if (code === undefined) return { kind: 'code', typed, entry: beginCodeEntry(pending) };
  return {
    kind: 'mismatch',
    typed,
    code,
    check: NOTHING_FOUND,
    checking: false,
    failure: undefined,
    mismatches,
    triesLeft,
    showsContact: showsContact(mismatches),
  };
};

/**
 * Shows another screen: pending requests of the previous one are cancelled, and the page is recorded. A code that is being checked
 * may be used up, so that `checking` goes on.
 */
export const enter = (
  state: SignInState,
  effects: readonly SignInEffect[] = [],
  checking = false,
): Step<SignInState, SignInEffect> => {
  const page = pageOf(state);
  return {
    state,
    effects: [
      ...(checking ? [] : [{ kind: 'cancel' } as const]),
      ...effects,
      ...(page ? [{ kind: 'record-page', page } as const] : []),
      ...(state.kind === 'code' ? [{ kind: 'tell-code-awaited' } as const] : []),
    ],
  };
};

/** The first state of a visit: the start, or where a reload interrupted it. */
export const firstStep = ({
  pending,
  lockedUntil,
  typed = NOTHING_TYPED,
}: {
  readonly pending: PendingSignIn | undefined;
  readonly lockedUntil: Instant | undefined;
  readonly typed: TypedContact | undefined;
}): Step<SignInState, SignInEffect> => {
  if (lockedUntil !== undefined) return enter(lockedStep(typed, lockedUntil));
  if (!pending) return enter(contactStep(typed));
  const { destination } = pending;
  const known =
    destination.method === 'EMAIL'
      ? { ...typed, email: typed.email || destination.email }
      : { ...typed, phone: typed.phone || destination.phone };
  return enter(waitingStep(known, pending));
};
