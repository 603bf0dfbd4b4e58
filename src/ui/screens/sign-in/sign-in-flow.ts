import type { PendingSignIn, TypedContact } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';
import type { DeliveryMethod } from '@member-portal/domain/sign-in';

/** Where sign-in stands. What was typed outlives every step and every failed request. */
export type SignInFlow = { readonly typed: TypedContact } & (
  | { readonly at: 'contact' }
  /** A code is awaited, or it was right and both e-mail and mobile are asked for. */
  | { readonly at: 'code' | 'mismatch'; readonly pending: PendingSignIn }
  | { readonly at: 'locked'; readonly until: Instant | undefined }
);

/** What can happen while signing in. */
export type SignInEvent =
  | { readonly kind: 'typed'; readonly email?: string; readonly phone?: string }
  | { readonly kind: 'method-chosen'; readonly method: DeliveryMethod }
  | { readonly kind: 'code-sent'; readonly pending: PendingSignIn }
  | { readonly kind: 'mismatched'; readonly pending: PendingSignIn }
  | { readonly kind: 'locked'; readonly until: Instant | undefined }
  /** Begin again: by wish, after a lock, or because nothing is left to go on from. */
  | { readonly kind: 'started-over'; readonly method?: DeliveryMethod }
  /** Somebody else begins: nothing of what was typed before is theirs to see. */
  | { readonly kind: 'handed-over' };

const NOTHING_TYPED: TypedContact = { email: '', phone: '', method: 'EMAIL' };

const waiting = (pending: PendingSignIn, typed: TypedContact): SignInFlow => ({
  at: pending.code === undefined ? 'code' : 'mismatch',
  typed,
  pending,
});

/** Where a visit begins: anew, or where a reload interrupted it. */
export const beginSignIn = (resumed: {
  readonly pending: PendingSignIn | undefined;
  readonly lockedUntil: Instant | undefined;
  readonly typed?: TypedContact | undefined;
}): SignInFlow => {
  const typed = resumed.typed ?? NOTHING_TYPED;
  if (resumed.lockedUntil !== undefined) return { at: 'locked', typed, until: resumed.lockedUntil };
  if (!resumed.pending) return { at: 'contact', typed };
  const { destination } = resumed.pending;
  return waiting(
    resumed.pending,
    destination.method === 'EMAIL'
      ? { ...typed, email: typed.email || destination.email }
      : { ...typed, phone: typed.phone || destination.phone },
  );
};

/** The next standing. An event that makes no sense where sign-in stands changes nothing. */
export const signInFlow = (flow: SignInFlow, event: SignInEvent): SignInFlow => {
  const { typed } = flow;
  switch (event.kind) {
    case 'typed': {
      const { email = typed.email, phone = typed.phone } = event;
      return { ...flow, typed: { ...typed, email, phone } };
    }
    case 'method-chosen':
      return { at: 'contact', typed: { ...typed, method: event.method } };
    case 'code-sent':
    case 'mismatched':
      return waiting(event.pending, typed);
    case 'locked':
      return { at: 'locked', typed, until: event.until };
    case 'started-over':
      return { at: 'contact', typed: { ...typed, method: event.method ?? 'EMAIL' } };
    case 'handed-over':
      return { at: 'contact', typed: NOTHING_TYPED };
  }
};
