export { type Read, readsOfLoan } from './read.ts';
export type { LoadRead, Reads } from './reads.ts';
