import type { PendingSignInStore, SessionStore } from '../ports/index.ts';
import { token } from '../services/index.ts';

/**
 * Signs the buyer out: token and session storage are cleared here, the query cache by the front end that owns it, which
 * hears of it from the session store (specification, section 4: session).
 */
export type SignOut = () => void;
export const SignOut = token<SignOut>('SignOut');

export const createSignOut =
  (sessions: SessionStore, pending: PendingSignInStore): SignOut =>
  () => {
    pending.clear();
    sessions.close('signed-out');
  };
