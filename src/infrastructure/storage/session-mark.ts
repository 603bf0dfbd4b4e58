import {
  type Clock,
  type Fingerprint,
  isEndForAll,
  type SessionStore,
} from '@member-portal/application/ports';
import { token } from '@member-portal/application/services';
import type { Session } from '@member-portal/domain/session';
import type { SharedRecords } from './shared-records.ts';
import { SESSION_MARK, sessionMarkOf } from './shared-session-ends.ts';

/**
 * A mark in the browser for tabs that miss messages because they are loading, frozen or reopened. Such a tab still
 * has its token, and must not restore a session that has ended or belongs to another buyer.
 */
export interface SessionMark {
  /** Whether a session that a page kept was ended, or followed by another buyer's, while it could not be notified. */
  isOver(session: Session): Promise<boolean>;
  /** Marks whose session it is and when it ends, until the returned function is called. */
  keep(sessions: SessionStore): () => void;
}
export const SessionMark = token<SessionMark>('SessionMark');

export const createSessionMark = (
  records: SharedRecords,
  fingerprint: Fingerprint,
  clock: Clock,
): SessionMark => {
  const hashOf = async ({ buyerId }: Session): Promise<string> =>
    (await fingerprint.of(buyerId))._unsafeUnwrap();
  return {
    isOver: async (session) => {
      const [hash, stored] = await Promise.all([hashOf(session), records.read(SESSION_MARK)]);
      const { buyer = hash, endedAt = 0 } = sessionMarkOf(stored);
      return buyer !== hash || session.receivedAt <= endedAt;
    },
    keep: (sessions) => {
      const first = sessions.current();
      // Store only the time: the mark outlives the session, and the token must not.
      let lastReceivedAt = first?.receivedAt ?? 0;
      let turn = 0;
      const markBuyer = async (session: Session): Promise<void> => {
        turn += 1;
        const mine = turn;
        const buyer = await hashOf(session);
        // If the session has ended meanwhile, its end is already marked.
        if (mine !== turn) return;
        await records.update(SESSION_MARK, (stored) => {
          const { endedAt } = sessionMarkOf(stored);
          // An end still holds for tabs that kept a token from before it; only a clock that was set back puts it ahead.
          return endedAt === undefined || endedAt > clock.now() ? { buyer } : { buyer, endedAt };
        });
      };
      const markEnd = async (): Promise<void> => {
        turn += 1;
        // A clock that was set back must not make the end older than the token.
        const endedAt = Math.max(clock.now(), lastReceivedAt);
        await records.update(SESSION_MARK, () => ({ endedAt }));
      };
      if (first) void markBuyer(first);
      return sessions.subscribe((change) => {
        if (change.kind === 'closed') {
          if (isEndForAll(change.end)) void markEnd();
          return;
        }
        // If the clock was set back, a refreshed token may appear older than an unrelated end.
        const isSetBack = change.session.receivedAt < lastReceivedAt;
        lastReceivedAt = change.session.receivedAt;
        if (change.kind === 'opened' || isSetBack) void markBuyer(change.session);
      });
    },
  };
};
