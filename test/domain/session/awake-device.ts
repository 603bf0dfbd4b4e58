import type { Instant } from '@member-portal/domain/calendar';
import {
  beginSession,
  type KeepAliveEffect,
  type KeepAliveEvent,
  keepAlive,
  nextLookAt,
  nextNoticeAt,
  noticeOf,
  type SessionNotice,
  type SessionRecord,
} from '@member-portal/domain/session';

/** Minutes as milliseconds. */
export const minutes = (count: number): number => count * 60_000;

export interface AwakeDevice {
  readonly now: () => Instant;
  readonly record: () => SessionRecord | undefined;
  /** What the keep-alive asked for, with the minute since the start at which it did. */
  readonly effects: readonly { readonly minute: number; readonly effect: KeepAliveEffect }[];
  /** Every notice, in order, with the time at which it appeared. */
  readonly notices: readonly { readonly from: Instant; readonly notice: SessionNotice }[];
  pass(milliseconds: number): void;
  /** The device sleeps: time passes without timers. */
  sleep(milliseconds: number): void;
  happen(event: KeepAliveEvent): void;
}

/** A device that looks again exactly when the rules say that something may have changed. */
export const awakeDevice = (start: Instant): AwakeDevice => {
  let now: number = start;
  let record: SessionRecord | undefined = beginSession(start);
  const effects: { minute: number; effect: KeepAliveEffect }[] = [];
  const notices: { from: Instant; notice: SessionNotice }[] = [];
  const look = (event: KeepAliveEvent): void => {
    const step = keepAlive(record, event, now as Instant);
    record = step.record;
    if (step.effect) effects.push({ minute: (now - start) / minutes(1), effect: step.effect });
    const notice = noticeOf(record, now as Instant);
    if (JSON.stringify(notice) !== JSON.stringify(notices.at(-1)?.notice))
      notices.push({ from: now as Instant, notice });
  };
  look({ kind: 'time' });
  return {
    now: () => now as Instant,
    record: () => record,
    effects,
    notices,
    happen: look,
    sleep: (milliseconds) => {
      now += milliseconds;
    },
    pass: (milliseconds) => {
      const end = now + milliseconds;
      while (record && now < end) {
        const notice = nextNoticeAt(record, now as Instant) ?? end;
        now = Math.min(end, Math.max(now, Math.min(nextLookAt(record), notice)));
        look({ kind: 'time' });
      }
      now = end;
    },
  };
};
