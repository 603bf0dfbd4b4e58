import type { Result, ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import type { PageTrail } from './page-trail.ts';
import type { Read } from './read.ts';

/** Fetches a read's value; the cache decides when. */
export type LoadRead<Value, Failure> = (cancellation?: Cancellation) => ResultAsync<Value, Failure>;

/** What flows need from the read cache. */
export interface Reads {
  /**
   * Passes on the result of a read: immediately if cached, otherwise when loaded, and again after each reload, including
   * failures. The returned function unsubscribes.
   */
  watch<Value, Failure>(
    read: Read,
    load: LoadRead<Value, Failure>,
    told: (result: Result<Value, Failure>) => void,
    /** Distinguishes pages, filters or searches of one read; they are refreshed together. */
    part?: string,
  ): () => void;
  /** Reloads what a command invalidated; resolves when every watched read has answered. */
  refresh(reads: readonly Read[]): Promise<void>;
}

/** The state of a read. A value stays while it is reloaded. */
export type ReadState<Value, Failure> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'ready'; readonly value: Value };

/**
 * Whether what is shown is the latest that is known: `outdated` if loading it again after a change has failed, `reloading` while
 * that is tried once more.
 */
export type Freshness = 'current' | 'outdated' | 'reloading';

/** Options for observing a read. */
export interface ReadOptions<Value, Failure> {
  /** Distinguishes pages, filters or searches of one read; they are refreshed together. */
  readonly part?: string;
  /** Keeps the value only while it is observed. Every observer of a part must agree. */
  readonly transient?: boolean;
  /** Called immediately with a cached value, and with each later answer, including failures. */
  readonly told?: (result: Result<Value, Failure>) => void;
}

/**
 * The cache of a session's reads, shared by the screens and flows of a front end so that they never show different
 * balances. Reads never become stale and are never retried automatically (specification, section 7).
 */
export interface ReadCache extends Reads {
  /** The current state of a read: the same object until it changes. Throws what its load threw, which is a bug. */
  stateOf<Value, Failure>(read: Read, part?: string): ReadState<Value, Failure>;
  /**
   * Loads a read that is not ready, and calls `changed` whenever `stateOf` has changed. The returned function unsubscribes;
   * a load that nothing observes is cancelled.
   */
  observe<Value, Failure>(
    read: Read,
    load: LoadRead<Value, Failure>,
    changed: () => void,
    options?: ReadOptions<Value, Failure>,
  ): () => void;
  /** Loads a read before anything observes it; not cancelled for lack of observers. */
  loadAhead<Value, Failure>(read: Read, load: LoadRead<Value, Failure>, part?: string): void;
  /** Reloads one part for its observers. */
  reload(read: Read, part?: string): void;
  /**
   * Reloads observed reads whose last load failed, even if an earlier value is shown, if `passes` accepts the failure as
   * temporary, such as being offline.
   */
  reloadFailed(passes: (failure: unknown) => boolean): void;
  /** `refresh` for all reads of these kinds. */
  refreshKinds(kinds: readonly Read['read'][]): Promise<void>;
  /** The freshness of all observed reads of these kinds together. A read without a value is not `outdated`. */
  freshnessOf(kinds: readonly Read['read'][]): Freshness;
  /** Calls `changed` whenever `freshnessOf` may have changed. The returned function unsubscribes. */
  subscribe(changed: () => void): () => void;
  /** The pages of a list loaded so far, by the list's name, kept to show the list again on return. */
  trailOf(list: string): PageTrail;
  /** Drops everything and cancels loads in progress; called when a session ends or begins. */
  clear(): void;
}
