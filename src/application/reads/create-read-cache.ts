import { createPageTrail, type PageTrail } from './page-trail.ts';
import type { Read } from './read.ts';
import { createReadEntry, type ReadEntry, type ReadObserver } from './read-entry.ts';
import type { ReadCache, ReadState } from './reads.ts';

const nameOf = (read: Read): string => Object.values(read).join(' ');

/**
 * A cache of reads in memory. It does not know whose data it holds: `SessionReads` is one that is cleared when a session ends
 * or begins.
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
  /** By the name of the read, then by part. */
  const entries = new Map<string, Map<string, ReadEntry>>();
  const trails = new Map<string, PageTrail>();
  const listeners = new Set<() => void>();
  const freshnessChanged = (): void => {
    for (const changed of [...listeners]) changed();
  };
  const entryOf = (read: Read, part = ''): ReadEntry => {
    const parts = entries.get(nameOf(read)) ?? new Map<string, ReadEntry>();
    const entry = parts.get(part) ?? createReadEntry(read.read, freshnessChanged);
    entries.set(nameOf(read), parts.set(part, entry));
    return entry;
  };
  const refresh = async (names: readonly string[]): Promise<void> => {
    const invalidated = names.flatMap((name) =>
      [...(entries.get(name) ?? [])].map(([part, entry]) => ({ name, part, entry })),
    );
    for (const { name, part, entry } of invalidated) {
      if (entry.isObserved()) continue;
      entry.cancel();
      entries.get(name)?.delete(part);
    }
    await Promise.all(invalidated.map(({ entry }) => entry.reload(true)));
  };
  const all = (): readonly ReadEntry[] => [...entries.values()].flatMap((parts) => [...parts.values()]);

  // The cache is keyed by the read, whose value has the same type wherever it is read.
  return {
    stateOf: <Value, Failure>(read: Read, part?: string) =>
      entryOf(read, part).state() as ReadState<Value, Failure>,
    observe: (read, load, changed, { part, ...how } = {}) =>
      entryOf(read, part).observe({ load, changed, ...how } as ReadObserver),
    watch: (read, load, told, part) => entryOf(read, part).observe({ load, told } as ReadObserver),
    loadAhead: (read, load, part) => entryOf(read, part).loadAhead(load),
    reload: (read, part) => void entryOf(read, part).reload(),
    reloadFailed: (passes) => {
      for (const entry of all()) {
        const failure = entry.failure();
        if (failure !== undefined && passes(failure)) void entry.reload();
      }
    },
    refresh: (reads) => refresh(reads.map(nameOf)),
    refreshKinds: (kinds) =>
      refresh(
        [...entries].flatMap(([name, parts]) =>
          [...parts.values()].some(({ kind }) => kinds.includes(kind)) ? [name] : [],
        ),
      ),
    freshnessOf: (kinds) => {
      const found = all().map((entry) => kinds.includes(entry.kind) && entry.freshness());
      return (['reloading', 'outdated'] as const).find((one) => found.includes(one)) ?? 'current';
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    trailOf: (list) => {
      const trail = trails.get(list) ?? createPageTrail();
      trails.set(list, trail);
      return trail;
    },
    clear: () => {
      for (const entry of all()) entry.cancel();
      entries.clear();
      trails.clear();
      freshnessChanged();
    },
  };
};
