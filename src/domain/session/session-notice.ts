import { addMilliseconds, type Instant } from '../calendar/index.ts';
import { SESSION_POLICY } from './session-policy.ts';
import { certainEndOf, isIdleAt, type SessionRecord } from './session-record.ts';

/** States of idle tracking (specification, section 4: session). */
export type IdleState = 'active' | 'prompted' | 'idle';

/** What a buyer is shown about a session's end. */
export type SessionNotice =
  | { readonly kind: 'none' }
  /** Without any activity the session ends at this tick. */
  | { readonly kind: 'idle-prompt'; readonly endsAt: Instant }
  /** The session ends at this time regardless of activity. */
  | { readonly kind: 'ends-soon'; readonly endsAt: Instant };

const promptAt = (record: SessionRecord): Instant =>
  addMilliseconds(record.nextTickAt, -SESSION_POLICY.promptAhead);

const announceAt = (record: SessionRecord): Instant =>
  addMilliseconds(certainEndOf(record), -SESSION_POLICY.endAnnouncedAhead);

/** `prompted` starts two minutes before a tick at which the buyer will be idle, and ends with any activity. */
export const idleStateOf = (record: SessionRecord, now: Instant): IdleState => {
  if (now >= promptAt(record) && isIdleAt(record, record.nextTickAt)) return 'prompted';
  return isIdleAt(record, now) ? 'idle' : 'active';
};

/** The notice to show now. An end that cannot be postponed takes precedence over one that can. */
export const noticeOf = (record: SessionRecord | undefined, now: Instant): SessionNotice => {
  if (!record) return { kind: 'none' };
  if (now >= announceAt(record)) return { kind: 'ends-soon', endsAt: certainEndOf(record) };
  return idleStateOf(record, now) === 'prompted'
    ? { kind: 'idle-prompt', endsAt: record.nextTickAt }
    : { kind: 'none' };
};

/** When the notice may change if nothing happens before; undefined if only the end of the session can follow. */
export const nextNoticeAt = (record: SessionRecord, now: Instant): Instant | undefined =>
  [promptAt(record), announceAt(record)].filter((at) => at > now).sort((a, b) => a - b)[0];
