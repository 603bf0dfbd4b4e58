import {
  PendingSignInStore,
  SessionEnds,
  SessionRecordStore,
  SessionRevocation,
  SessionStore,
} from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/**
 * Signs the buyer out: token and session storage are cleared here, the query cache by the front end that owns it, which the
 * session store notifies (specification, section 4: session). A tab without a session signs out too: one that is asleep may
 * hold it, and finds out when it comes back. Where the platform can, it revokes the session.
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
