import type { Result, ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import type { Read } from './read.ts';

/** Fetches a read's value; the cache decides when. */
export type LoadRead<Value, Failure> = (cancellation?: Cancellation) => ResultAsync<Value, Failure>;

/**
 * The cache of a session's reads, kept by the front end: reads are shared between its screens and flows, and never become
 * stale by themselves (specification, section 7).
 */
export interface Reads {
  /**
   * Passes on what a read gives: at once if it is cached, else when it was loaded, and again whenever it was read anew. A failed
   * read is told too. The returned function stops the telling.
   */
  watch<Value, Failure>(
    read: Read,
    load: LoadRead<Value, Failure>,
    told: (result: Result<Value, Failure>) => void,
    /** Distinguishes pages, filters or searches of one read; they are refreshed together. */
    part?: string,
  ): () => void;
  /** Reads again what a command invalidated; resolves when every one that is watched has answered. */
  refresh(reads: readonly Read[]): Promise<void>;
}
