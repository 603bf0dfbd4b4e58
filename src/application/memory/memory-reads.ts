import type { Result } from 'neverthrow';
import { createCanceller } from '../cancellation/index.ts';
import type { LoadRead, Read, Reads } from '../reads/index.ts';

interface Watcher {
  readonly load: LoadRead<unknown, unknown>;
  readonly told: (result: Result<unknown, unknown>) => void;
}

interface Entry {
  readonly name: string;
  readonly watchers: Set<Watcher>;
  result: Result<unknown, unknown> | undefined;
  /** The latest loading; an older one that answers late is ignored. */
  loading: Promise<void> | undefined;
  cancel: () => void;
}

const nameOf = (read: Read): string => ('loanId' in read ? `${read.read} ${read.loanId}` : read.read);

/**
 * A read cache in memory, for front ends that bring none of their own.
 * @example
 * import { createMemoryReads } from '@member-portal/application/memory';
 * import type { ReadLoan } from '@member-portal/application/loans';
 * import type { LoanId } from '@member-portal/domain/loan';
 * declare const readLoan: ReadLoan;
 * declare const loanId: LoanId;
 * declare const show: (result: unknown) => void;
 * const reads = createMemoryReads();
 * const stop = reads.watch({ read: 'loan', loanId }, (cancellation) => readLoan(loanId, cancellation), show);
 */
export const createMemoryReads = (): Reads => {
  const entries = new Map<string, Entry>();

  const entryOf = (read: Read, part = ''): Entry => {
    const name = nameOf(read);
    const key = `${name} ${part}`;
    const known = entries.get(key);
    if (known) return known;
    const entry: Entry = {
      name,
      watchers: new Set(),
      result: undefined,
      loading: undefined,
      cancel: () => undefined,
    };
    entries.set(key, entry);
    return entry;
  };

  const load = (entry: Entry, { load: loadRead }: Watcher): Promise<void> => {
    entry.cancel();
    const { cancellation, cancel } = createCanceller();
    entry.cancel = cancel;
    const loading: Promise<void> = Promise.resolve(loadRead(cancellation)).then((result) => {
      // A later loading has taken over; whoever waits for this one waits for that one.
      if (entry.loading !== loading) return entry.loading;
      entry.loading = undefined;
      entry.result = result;
      for (const { told } of [...entry.watchers]) told(result);
      return undefined;
    });
    entry.loading = loading;
    return loading;
  };

  return {
    watch: (read, loadRead, told, part) => {
      const entry = entryOf(read, part);
      // The cache is keyed by the read, whose value has one type wherever it is watched.
      const watcher = { load: loadRead, told } as Watcher;
      entry.watchers.add(watcher);
      if (entry.result?.isOk() && !entry.loading) watcher.told(entry.result);
      else if (!entry.loading) void load(entry, watcher);
      return () => {
        entry.watchers.delete(watcher);
        if (entry.watchers.size > 0 || !entry.loading) return;
        entry.cancel();
        entry.loading = undefined;
      };
    },
    refresh: async (reads) => {
      const names = reads.map(nameOf);
      await Promise.all(
        [...entries.values()]
          .filter(({ name }) => names.includes(name))
          .map((entry) => {
            entry.result = undefined;
            const [watcher] = entry.watchers;
            return watcher && load(entry, watcher);
          }),
      );
    },
  };
};
