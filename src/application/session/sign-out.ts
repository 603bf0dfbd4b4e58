import {
  PendingSignInStore,
  SessionEnds,
  SessionRecordStore,
  SessionRevocation,
  SessionStore,
} from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/**
 * Signs the buyer out. Token and session storage are cleared here; the front end clears the query cache when the session
 * store notifies it (specification, section 4: session). Works in a tab without a session too: a sleeping tab may hold one,
 * and checks when it resumes. If the platform supports it, the session is revoked.
 */
export type SignOut = () => void;

export const SignOut = defineUseCase(
  'SignOut',
  {
    sessions: SessionStore,
    pending: PendingSignInStore,
    records: SessionRecordStore,
    ends: SessionEnds,
    revocation: SessionRevocation,
  },
  ({ sessions, pending, records, ends, revocation }): SignOut =>
    () => {
      const session = sessions.current();
      pending.clear();
      sessions.close('signed-out');
      ends.mark();
      void records.update(async () => ({ record: undefined, answer: undefined }));
      if (session) revocation.revoke(session);
    },
);
