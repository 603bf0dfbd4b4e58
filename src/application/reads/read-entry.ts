import { ok, type Result } from 'neverthrow';
import { createCanceller } from '../cancellation/index.ts';
import type { Read } from './read.ts';
import type { Freshness, LoadRead, ReadState } from './reads.ts';

/** A listener to a part of a read, with the function that loads it. */
export interface ReadObserver {
  readonly load: LoadRead<unknown, unknown>;
  /** Called when the state has changed. */
  readonly changed?: () => void;
  /** Called with a value already loaded and with each later answer, but not when loading begins. */
  readonly told?: (result: Result<unknown, unknown>) => void;
  /** The value is dropped when the last observer stops. */
  readonly transient?: boolean;
}

/** One part of a read in the cache. */
export interface ReadEntry {
  readonly kind: Read['read'];
  /** The same object until it changes. Throws what a load threw. */
  readonly state: () => ReadState<unknown, unknown>;
  /** Why the last read or reread failed; undefined otherwise. */
  readonly failure: () => unknown;
  /** The freshness of the value; `current` if nothing observes it. */
  readonly freshness: () => Freshness;
  readonly isObserved: () => boolean;
  /**
   * Loads a part that is not ready, or whose last reload failed. The returned function stops observing, and cancels a load
   * that nothing else observes.
   */
  readonly observe: (observer: ReadObserver) => () => void;
  /** Loads before anything observes it, unless a load is in progress or done. */
  readonly loadAhead: (load: LoadRead<unknown, unknown>) => void;
  /** Loads again for its observers, if any. If something may have changed what was read, the value is outdated if this fails. */
  readonly reload: (afterChange?: boolean) => Promise<void> | undefined;
  readonly cancel: () => void;
}

const LOADING = { state: 'loading' } as const;
const nothing = (): void => undefined;

/** A part of a read that was never loaded. `freshnessChanged` is called whenever its freshness may have changed. */
export const createReadEntry = (kind: Read['read'], freshnessChanged: () => void): ReadEntry => {
  const observers = new Set<ReadObserver>();
  let state: ReadState<unknown, unknown> = LOADING;
  let failure: unknown;
  /** Whether a command or a day’s end may have changed what was read since it was loaded, and loading it again has failed. */
  let change: 'none' | 'made' | 'not-loaded' = 'none';
  let thrown: { readonly error: unknown } | undefined;
  /** The latest load; late answers to earlier ones are ignored. */
  let loading: Promise<void> | undefined;
  let isAhead = false;
  let cancelLoading = nothing;

  const cancel = (): void => {
    cancelLoading();
    loading = undefined;
  };
  const enter = (next: ReadState<unknown, unknown>): void => {
    if (state === next && !thrown) return;
    state = next;
    for (const { changed } of [...observers]) changed?.();
  };
  const settle = (result: Result<unknown, unknown>): void => {
    failure = result.isErr() ? result.error : undefined;
    if (result.isOk()) change = 'none';
    else if (change === 'made') change = 'not-loaded';
    // A failure does not remove a value that was read before.
    if (result.isOk()) enter({ state: 'ready', value: result.value });
    else if (state.state !== 'ready') enter({ state: 'failed', failure: result.error });
    for (const { told } of [...observers]) told?.(result);
  };

  const load = (loadRead: LoadRead<unknown, unknown>): Promise<void> => {
    cancelLoading();
    const canceller = createCanceller();
    cancelLoading = canceller.cancel;
    thrown = undefined;
    failure = undefined;
    if (state.state === 'failed') enter(LOADING);
    // A caller that waits for a load that was replaced waits for its replacement.
    const ifLatest = (end: () => void) => {
      if (loading !== mine) return loading;
      loading = undefined;
      isAhead = false;
      cancelLoading = nothing;
      end();
      freshnessChanged();
      return undefined;
    };
    const mine: Promise<void> = Promise.resolve(loadRead(canceller.cancellation)).then(
      (result) => ifLatest(() => settle(result)),
      (error: unknown) =>
        ifLatest(() => {
          thrown = { error };
          enter(state);
        }),
    );
    loading = mine;
    freshnessChanged();
    return mine;
  };

  return {
    kind,
    state: () => {
      if (thrown) throw thrown.error;
      return state;
    },
    failure: () => failure,
    freshness: () =>
      change !== 'not-loaded' || observers.size === 0 || state.state !== 'ready'
        ? 'current'
        : loading
          ? 'reloading'
          : 'outdated',
    isObserved: () => observers.size > 0,
    observe: (observer) => {
      observers.add(observer);
      isAhead = false;
      if (!loading) {
        if (state.state === 'ready') observer.told?.(ok(state.value));
        if (state.state !== 'ready' || failure !== undefined) void load(observer.load);
      }
      return () => {
        observers.delete(observer);
        freshnessChanged();
        if (observers.size > 0 || isAhead || !(loading || observer.transient)) return;
        cancel();
        // A transient value is dropped with its last observer. A value being reloaded may have been invalidated by a
        // command.
        state = LOADING;
        failure = undefined;
        change = 'none';
        thrown = undefined;
      };
    },
    loadAhead: (loadRead) => {
      if (loading || state.state === 'ready') return;
      void load(loadRead);
      isAhead = true;
    },
    reload: (afterChange = false) => {
      if (afterChange && change === 'none') change = 'made';
      const [observer] = observers;
      return observer && load(observer.load);
    },
    cancel,
  };
};
