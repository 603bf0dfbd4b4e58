export { isConnectionFailure } from './connection-failure.ts';
export { createReadCache } from './create-read-cache.ts';
export { createPageTrail, type PageTrail } from './page-trail.ts';
export { type PagedRead, type PartRead, pageOf } from './paged-read.ts';
export { type Read, readsOfLoan } from './read.ts';
export type { Freshness, LoadRead, ReadCache, ReadOptions, ReadState, Reads } from './reads.ts';
export { RereadDaily } from './reread-daily.ts';
export { SessionReads } from './session-reads.ts';
