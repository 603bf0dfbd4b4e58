import type { PendingSignIn } from '@member-portal/application/ports';
import { lockOf, type SignInRefusal } from '@member-portal/domain/sign-in';
import type { SignInEvent } from './sign-in-flow.ts';

/** What follows a mismatch, which is a try: the question for both addresses, a pause, or beginning again. */
export const afterMismatch = (
  refusal: Extract<SignInRefusal, { readonly kind: 'buyer-mismatch' }>,
  pending: PendingSignIn | undefined,
): SignInEvent => {
  const lock = lockOf(refusal);
  if (lock) return { kind: 'locked', ...lock };
  return pending ? { kind: 'mismatched', pending } : { kind: 'started-over' };
};
