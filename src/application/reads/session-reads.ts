import { SessionStore } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';
import { createReadCache } from './create-read-cache.ts';
import type { ReadCache } from './reads.ts';

/** The read cache of a front end's session. One borrower's data is dropped before another signs in. */
export const SessionReads = defineUseCase(
  'SessionReads',
  { sessions: SessionStore },
  ({ sessions }): ReadCache => {
    const reads = createReadCache();
    sessions.subscribe(({ kind }) => {
      if (kind !== 'refreshed') reads.clear();
    });
    return reads;
  },
);
