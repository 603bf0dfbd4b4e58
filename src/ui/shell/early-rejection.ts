import type { SessionStore } from '@member-portal/application/ports';

/**
 * Listens from now on for a token that the platform refuses: while the first page still loads, nothing is drawn that could
 * tell it. The returned function ends that, and says once whether it happened.
 */
export const earlyRejection = (sessions: SessionStore): (() => boolean) => {
  let rejected = false;
  const stop = sessions.subscribe((change) => {
    rejected = change.kind === 'closed' && change.end === 'rejected';
  });
  return () => {
    stop();
    const was = rejected;
    rejected = false;
    return was;
  };
};
