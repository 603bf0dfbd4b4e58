import { ok, type Result } from 'neverthrow';
import { createCanceller } from '../cancellation/index.ts';
import type { Read } from './read.ts';
import type { LoadRead, ReadCache, ReadState } from './reads.ts';

interface Observer {
  readonly load: LoadRead<unknown, unknown>;
  readonly changed: () => void;
  /** Hears each answer; not that a loading has begun. */
  readonly told?: ((result: Result<unknown, unknown>) => void) | undefined;
}

interface Entry {
  readonly name: string;
  readonly observers: Set<Observer>;
  state: ReadState<unknown, unknown>;
  /** What a loading threw. */
  thrown: { readonly error: unknown } | undefined;
  /** The latest loading; an older one that answers late is ignored. */
  loading: Promise<void> | undefined;
  isAhead: boolean;
  cancel: () => void;
}

const LOADING = { state: 'loading' } as const;

const nameOf = (read: Read): string => Object.values(read).join(' ');

const stateAfter = (
  before: ReadState<unknown, unknown>,
  result: Result<unknown, unknown>,
): ReadState<unknown, unknown> => {
  if (result.isOk()) return { state: 'ready', value: result.value };
  return before.state === 'ready' ? before : { state: 'failed', failure: result.error };
};

/**
 * A cache of reads in memory.
 * @example
 * import { createReadCache } from '@member-portal/application/reads';
 * import type { ReadLoan } from '@member-portal/application/loans';
 * import type { LoanId } from '@member-portal/domain/loan';
 * declare const readLoan: ReadLoan;
 * declare const loanId: LoanId;
 * declare const show: (result: unknown) => void;
 * const reads = createReadCache();
 * const stop = reads.watch({ read: 'loan', loanId }, (cancellation) => readLoan(loanId, cancellation), show);
 */
export const createReadCache = (): ReadCache => {
  const entries = new Map<string, Entry>();
  const keyOf = (read: Read, part = ''): string => `${nameOf(read)} ${part}`;

  const entryOf = (read: Read, part?: string): Entry => {
    const key = keyOf(read, part);
    const entry = entries.get(key) ?? {
      name: nameOf(read),
      observers: new Set(),
      state: LOADING,
      thrown: undefined,
      loading: undefined,
      isAhead: false,
      cancel: () => undefined,
    };
    entries.set(key, entry);
    return entry;
  };

  const change = (entry: Entry, state: ReadState<unknown, unknown>): void => {
    if (entry.state === state && !entry.thrown) return;
    entry.state = state;
    for (const { changed } of [...entry.observers]) changed();
  };

  const load = (entry: Entry, loadRead: LoadRead<unknown, unknown>): Promise<void> => {
    entry.cancel();
    const { cancellation, cancel } = createCanceller();
    entry.cancel = cancel;
    entry.thrown = undefined;
    if (entry.state.state === 'failed') change(entry, LOADING);
    /** Whether no later loading has taken over, for which whoever waits for this one waits instead. */
    const settle = (): boolean => {
      if (entry.loading !== loading) return false;
      Object.assign(entry, { loading: undefined, isAhead: false, cancel: () => undefined });
      return true;
    };
    const loading: Promise<void> = Promise.resolve(loadRead(cancellation)).then(
      (result) => {
        if (!settle()) return entry.loading;
        change(entry, stateAfter(entry.state, result));
        for (const { told } of [...entry.observers]) told?.(result);
        return undefined;
      },
      (error: unknown) => {
        if (!settle()) return entry.loading;
        entry.thrown = { error };
        change(entry, entry.state);
        return undefined;
      },
    );
    entry.loading = loading;
    return loading;
  };

  const observed = (entry: Entry, observer: Observer): (() => void) => {
    entry.observers.add(observer);
    entry.isAhead = false;
    if (!entry.loading && entry.state.state !== 'ready') void load(entry, observer.load);
    return () => {
      entry.observers.delete(observer);
      if (entry.observers.size > 0 || !entry.loading || entry.isAhead) return;
      entry.cancel();
      entry.loading = undefined;
      // A value that was being read again may be one that a command invalidated.
      entry.state = LOADING;
    };
  };

  const reloaded = (entry: Entry): Promise<void> | undefined => {
    const [observer] = entry.observers;
    return observer && load(entry, observer.load);
  };

  // The cache is keyed by the read, whose value has one type wherever it is read.
  return {
    stateOf: <Value, Failure>(read: Read, part?: string) => {
      const entry = entries.get(keyOf(read, part));
      if (entry?.thrown) throw entry.thrown.error;
      return (entry?.state ?? LOADING) as ReadState<Value, Failure>;
    },
    observe: (read, loadRead, changed, part) => observed(entryOf(read, part), { load: loadRead, changed }),
    watch: <Value, Failure>(
      read: Read,
      loadRead: LoadRead<Value, Failure>,
      told: (result: Result<Value, Failure>) => void,
      part?: string,
    ) => {
      const entry = entryOf(read, part);
      const { state } = entry;
      const isCached = state.state === 'ready' && !entry.loading;
      const stop = observed(entry, {
        load: loadRead,
        changed: () => undefined,
        told: told as Observer['told'],
      });
      if (isCached) told(ok(state.value as Value));
      return stop;
    },
    loadAhead: (read, loadRead, part) => {
      const entry = entryOf(read, part);
      if (entry.loading || entry.state.state === 'ready') return;
      void load(entry, loadRead);
      entry.isAhead = true;
    },
    refresh: async (reads) => {
      const names = reads.map(nameOf);
      const named = [...entries].filter(([, { name }]) => names.includes(name));
      for (const [key, { observers, cancel }] of named) {
        if (observers.size > 0) continue;
        cancel();
        entries.delete(key);
      }
      await Promise.all(named.map(([, entry]) => reloaded(entry)));
    },
    reload: (read, part) => void reloaded(entryOf(read, part)),
    reloadFailed: (passes) => {
      for (const entry of entries.values())
        if (!entry.loading && entry.state.state === 'failed' && passes(entry.state.failure))
          void reloaded(entry);
    },
    forget: (read, part) => {
      entries.get(keyOf(read, part))?.cancel();
      entries.delete(keyOf(read, part));
    },
    clear: () => {
      for (const { cancel } of entries.values()) cancel();
      entries.clear();
    },
  };
};
