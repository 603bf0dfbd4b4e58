import type { Instant } from '@member-portal/domain/calendar';
import { type DeliveryMethod, mayCodeBeGood, type SignInLock } from '@member-portal/domain/sign-in';
import type { PendingContact } from '../../account/index.ts';
import { beginCodeEntry } from '../code-entry/index.ts';
import type { Step } from '../flow.ts';
import { pageEntered } from '../page-entered.ts';
import type { ContactEffect } from './effect.ts';
import { pageOf } from './page-of.ts';
import type { ContactState } from './state.ts';

/** The first state from kept drafts: at the code if one can still be valid, otherwise at the form. */
export const begin = (
  kept: {
    readonly method: DeliveryMethod;
    readonly typed: string;
    readonly pending: PendingContact | undefined;
    readonly lock: SignInLock | undefined;
  },
  now: Instant,
): Step<ContactState, ContactEffect> => {
  const { method, typed, pending } = kept;
  const lock = kept.lock?.until !== undefined && now < kept.lock.until ? kept.lock : undefined;
  const isAwaited = pending !== undefined && mayCodeBeGood(pending.sentAt, now);
  const state: ContactState = isAwaited
    ? { kind: 'verifying', method, typed, lock, pending, entry: beginCodeEntry(pending) }
    : { kind: 'editing', method, typed, lock, check: { attempt: 0, problems: {} }, failure: undefined };
  const effects: readonly ContactEffect[] = [
    ...(isAwaited ? [] : [{ kind: 'drop-pending' } as const]),
    ...(lock ? [{ kind: 'keep-lock', lock } as const] : []),
  ];
  return { state, effects: [...pageEntered(undefined, pageOf(state)), ...effects] };
};
