import { addMilliseconds, type Instant } from '../calendar/index.ts';
import type { Session } from './session.ts';
import { SESSION_POLICY } from './session-policy.ts';

/**
 * The session state shared by all tabs of a signed-in browser: one record, so that an idle tab cannot sign out an active
 * one and a reload does not reset the counters (specification, section 4: session).
 */
export interface SessionRecord {
  readonly startedAt: Instant;
  /** Refreshes so far. */
  readonly refreshes: number;
  /** Always a whole number of refresh intervals after the start. */
  readonly nextTickAt: Instant;
  /** The latest activity in any tab. */
  readonly lastActivityAt: Instant;
  /** When a failed refresh is retried. */
  readonly retryAt: Instant | undefined;
}

/** The record of a session that begins now. Signing in is activity. */
export const beginSession = (now: Instant): SessionRecord => ({
  startedAt: now,
  refreshes: 0,
  nextTickAt: addMilliseconds(now, SESSION_POLICY.refreshInterval),
  lastActivityAt: now,
  retryAt: undefined,
});

/** The record of a session as its token tells it: refreshed at every tick until that token was received. The buyer is active `now`. */
export const resumeSession = (
  { receivedAt, startedAt = receivedAt }: Session,
  now: Instant,
): SessionRecord => {
  const refreshes = Math.max(0, Math.floor((receivedAt - startedAt) / SESSION_POLICY.refreshInterval));
  const nextTickAt = addMilliseconds(startedAt, (refreshes + 1) * SESSION_POLICY.refreshInterval);
  return { startedAt, refreshes, nextTickAt, lastActivityAt: now, retryAt: undefined };
};

/** When a session ends regardless of activity: after the maximum length, or at the tick after the last refresh allowed. */
export const certainEndOf = (record: SessionRecord): Instant => {
  const longest = addMilliseconds(record.startedAt, SESSION_POLICY.maximumLength);
  return record.refreshes >= SESSION_POLICY.maximumRefreshes && record.nextTickAt < longest
    ? record.nextTickAt
    : longest;
};

/** Whether the buyer has been inactive for the idle threshold (specification, section 9). */
export const isIdleAt = (record: SessionRecord, at: Instant): boolean =>
  at - record.lastActivityAt >= SESSION_POLICY.idleAfter;
