import {
  nextNoticeAt,
  noticeOf,
  type SessionNotice,
  type SessionRecord,
} from '@member-portal/domain/session';
import { Clock, SessionRecordStore, SessionStore, Timer } from '../ports/index.ts';
import { certain } from '../results/index.ts';
import { defineUseCase } from '../services/index.ts';

/**
 * Passes a listener the notice to show about the session's end, now and whenever it changes, until the returned function is
 * called: the prompt before an idle sign-out, or the end that cannot be postponed (specification, section 4).
 */
export type ObserveSession = (listener: (notice: SessionNotice) => void) => () => void;

const isSame = (a: SessionNotice | undefined, b: SessionNotice): boolean =>
  a?.kind === b.kind && ('endsAt' in a ? a.endsAt : undefined) === ('endsAt' in b ? b.endsAt : undefined);

export const ObserveSession = defineUseCase(
  'ObserveSession',
  { sessions: SessionStore, records: SessionRecordStore, timer: Timer, clock: Clock },
  ({ sessions, records, timer, clock }): ObserveSession =>
    (listener) => {
      let isOver = false;
      let callOff = (): void => undefined;
      let told: SessionNotice | undefined;
      let heard = 0;

      const show = (kept: SessionRecord | undefined): void => {
        callOff();
        if (isOver) return;
        const record = sessions.current() && kept;
        const notice = noticeOf(record, clock.now());
        if (!isSame(told, notice)) {
          told = notice;
          listener(notice);
        }
        const next = record && nextNoticeAt(record, clock.now());
        if (next !== undefined) callOff = timer.at(next, look);
      };
      const hear = (record: SessionRecord | undefined): void => {
        heard += 1;
        show(record);
      };
      // A record received during the read is newer than the one read.
      const look = (): void => {
        const before = heard;
        void certain(records.read()).then((record) => {
          if (heard === before) show(record);
        });
      };

      const stopHearing = [records.subscribe(hear), sessions.subscribe(look)];
      look();
      return () => {
        isOver = true;
        callOff();
        for (const stop of stopHearing) stop();
      };
    },
);
