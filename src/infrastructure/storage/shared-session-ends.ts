import type { Clock, SessionEnds } from '@member-portal/application/ports';
import * as z from 'zod/mini';
import type { SharedRecords } from './shared-records.ts';

/** The record of whose session this browser has, as a hash, and when the last one ended. */
export const SESSION_MARK = 'session-mark';

const markSchema = z.object({ buyer: z.optional(z.string()), endedAt: z.optional(z.int()) });

export const sessionMarkOf = (stored: unknown): z.output<typeof markSchema> =>
  markSchema.safeParse(stored).data ?? {};

/** Ends of sessions in the records that all tabs share; part of the first load, because `/logout` may be the first page. */
export const createSharedSessionEnds = (records: SharedRecords, clock: Clock): SessionEnds => ({
  mark: () => {
    const now = clock.now();
    void records.update(SESSION_MARK, (stored) => ({
      endedAt: Math.max(now, sessionMarkOf(stored).endedAt ?? 0),
    }));
  },
});
