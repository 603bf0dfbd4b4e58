import { addMilliseconds, type Instant } from '../calendar/index.ts';
import { SESSION_POLICY } from './session-policy.ts';
import { isIdleAt, type SessionRecord } from './session-record.ts';

/** A session event: the buyer is active, time has passed, or a refresh failed. */
export type KeepAliveEvent =
  | { readonly kind: 'activity' }
  | { readonly kind: 'time' }
  | { readonly kind: 'refresh-failed' };

/** Why a session ends without the buyer's choice. */
export type SessionExpiry = 'idle' | 'refreshes-used-up' | 'maximum-length';

/** What to do after a step: refresh the token, or end the session. */
export type KeepAliveEffect =
  | { readonly kind: 'refresh' }
  | { readonly kind: 'end'; readonly expiry: SessionExpiry };

/** The result of one keep-alive step. */
export interface KeepAliveStep {
  /** The updated record; undefined once the session has ended. */
  readonly record: SessionRecord | undefined;
  readonly effect: KeepAliveEffect | undefined;
}

/**
 * If the device's clock was set back, shifts the whole record back with it. Otherwise the session would last too long and
 * refresh after its token has expired. Activity in the future reveals the change before a tick does.
 */
const followClock = (record: SessionRecord, now: Instant): SessionRecord => {
  const ahead = Math.max(record.nextTickAt - SESSION_POLICY.refreshInterval, record.lastActivityAt) - now;
  if (ahead <= 0) return record;
  const moved = (at: Instant): Instant => addMilliseconds(at, -ahead);
  return {
    ...record,
    startedAt: moved(record.startedAt),
    nextTickAt: moved(record.nextTickAt),
    lastActivityAt: moved(record.lastActivityAt),
    retryAt: record.retryAt && moved(record.retryAt),
  };
};

/** Handles a due tick: ends the session, or refreshes the token and increments the counter. */
const tick = (record: SessionRecord, now: Instant): KeepAliveStep => {
  const lateness = now - record.nextTickAt;
  // If the timer is only slightly late, check idleness at the due time, or the buyer would be signed out without a prompt.
  // A later timer means that the device slept, so the buyer was away.
  const judgedAt = lateness <= SESSION_POLICY.promptAhead ? record.nextTickAt : now;
  if (isIdleAt(record, judgedAt)) return { record: undefined, effect: { kind: 'end', expiry: 'idle' } };
  if (record.refreshes >= SESSION_POLICY.maximumRefreshes)
    return { record: undefined, effect: { kind: 'end', expiry: 'refreshes-used-up' } };
  const intervals = Math.floor(lateness / SESSION_POLICY.refreshInterval) + 1;
  return {
    record: {
      ...record,
      refreshes: record.refreshes + 1,
      nextTickAt: addMilliseconds(record.nextTickAt, intervals * SESSION_POLICY.refreshInterval),
      retryAt: undefined,
    },
    effect: { kind: 'refresh' },
  };
};

const retryAfter = (now: Instant): Instant => addMilliseconds(now, SESSION_POLICY.refreshRetryAfter);

const passTime = (record: SessionRecord, now: Instant): KeepAliveStep => {
  if (now - record.startedAt >= SESSION_POLICY.maximumLength)
    return { record: undefined, effect: { kind: 'end', expiry: 'maximum-length' } };
  if (now >= record.nextTickAt) return tick(record, now);
  if (record.retryAt !== undefined && now >= record.retryAt)
    return { record: { ...record, retryAt: undefined }, effect: { kind: 'refresh' } };
  return { record, effect: undefined };
};

/**
 * One step of the keep-alive (specification, section 4: session). At each tick, every 15 minutes, the session ends if the
 * buyer is idle or 12 refreshes have happened; otherwise its token is refreshed. At 3 hours it ends in any case. Activity
 * counts from when it is reported: a due tick is processed first. Without a record (signed out) nothing happens.
 */
export const keepAlive = (
  record: SessionRecord | undefined,
  event: KeepAliveEvent,
  now: Instant,
): KeepAliveStep => {
  if (!record) return { record: undefined, effect: undefined };
  const step = passTime(followClock(record, now), now);
  if (!step.record) return step;
  switch (event.kind) {
    case 'time':
      return step;
    case 'activity':
      return { ...step, record: { ...step.record, lastActivityAt: now } };
    case 'refresh-failed':
      // Also if a tick was due meanwhile: the retry is its refresh.
      return { record: { ...step.record, retryAt: retryAfter(now) }, effect: undefined };
  }
};

/** The next time the keep-alive must run if nothing happens before. */
export const nextLookAt = (record: SessionRecord): Instant => {
  const longest = addMilliseconds(record.startedAt, SESSION_POLICY.maximumLength);
  return Math.min(record.nextTickAt, longest, record.retryAt ?? longest) as Instant;
};
