import type { Clock, SessionEnds } from '@member-portal/application/ports';
import type { SharedRecords } from './shared-records.ts';
import { ifAny, isText, isWhole, storedFields } from './stored-fields.ts';

/** The stored buyer of this browser's session, as a hash, and when the last session ended. */
export const SESSION_MARK = 'session-mark';

interface Mark {
  readonly buyer?: string | undefined;
  readonly endedAt?: number | undefined;
}

export const sessionMarkOf = (stored: unknown): Mark =>
  storedFields<Mark>(stored, { buyer: ifAny(isText), endedAt: ifAny(isWhole) }) ?? {};

/** Ends of sessions in the records that all tabs share; part of the first load, because `/logout` may be the first page. */
export const createSharedSessionEnds = (records: SharedRecords, clock: Clock): SessionEnds => ({
  mark: () => {
    const now = clock.now();
    void records.update(SESSION_MARK, (stored) => ({
      endedAt: Math.max(now, sessionMarkOf(stored).endedAt ?? 0),
    }));
  },
});
