import type { Result, ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import type { Read } from './read.ts';

/** Fetches a read's value; the cache decides when. */
export type LoadRead<Value, Failure> = (cancellation?: Cancellation) => ResultAsync<Value, Failure>;

/** What flows ask of the read cache. */
export interface Reads {
  /**
   * Passes on the result of a read: at once if cached, else when loaded, and again after each reload,
   * failures included. The returned function stops that.
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

/** The state of a read. A value stays while it is read again. */
export type ReadState<Value, Failure> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'ready'; readonly value: Value };

/** How a read is observed. */
export interface ReadOptions<Value, Failure> {
  /** Distinguishes pages, filters or searches of one read; they are refreshed together. */
  readonly part?: string;
  /** Keeps the value only while it is observed. Every observer of a part must agree. */
  readonly transient?: boolean;
  /** Called with a cached value at once, and with each later answer, failures included. */
  readonly told?: (result: Result<Value, Failure>) => void;
}

/**
 * The cache of a session's reads, one for the screens and flows of a front end, so that they never show different balances.
 * A read never becomes stale by itself and is never retried automatically (specification, section 7).
 */
export interface ReadCache extends Reads {
  /** The state of a read now: the same object until it changes. Throws what its loading threw, which is a bug. */
  stateOf<Value, Failure>(read: Read, part?: string): ReadState<Value, Failure>;
  /**
   * Loads a read that is not ready, and calls `changed` whenever `stateOf` has changed. The returned function
   * ends that; a load that nothing observes is cancelled.
   */
  observe<Value, Failure>(
    read: Read,
    load: LoadRead<Value, Failure>,
    changed: () => void,
    options?: ReadOptions<Value, Failure>,
  ): () => void;
  /** Loads a read before anything observes it: it is not cancelled for lack of observers. */
  loadAhead<Value, Failure>(read: Read, load: LoadRead<Value, Failure>, part?: string): void;
  /** Reads one part again, for its observers. */
  reload(read: Read, part?: string): void;
  /**
   * Reads again what is observed and could not be read, also where an earlier value shows, if `passes` takes the failure for a
   * temporary one, such as being offline.
   */
  reloadFailed(passes: (failure: unknown) => boolean): void;
  /** Drops everything and cancels what is loading: when a session ends or begins. */
  clear(): void;
}
