export { createReadCache } from './create-read-cache.ts';
export { type Read, readsOfLoan } from './read.ts';
export type { LoadRead, ReadCache, ReadState, Reads } from './reads.ts';
export { SessionReads } from './session-reads.ts';
