import type { Cancellation } from '@member-portal/application/cancellation';
import { SessionStore } from '@member-portal/application/ports';
import {
  createReadCache,
  type Read,
  type ReadCache,
  type ReadOptions,
  SessionReads,
} from '@member-portal/application/reads';
import { createServices, provide } from '@member-portal/application/services';
import type { LoanId } from '@member-portal/domain/loan';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { readsContract } from '../../support/contract/reads-contract.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { fakeTime } from '../../support/fakes/fake-time.ts';

readsContract('the cache', createReadCache);

const readOf = (loanId: string): Read => ({ read: 'loan', loanId: loanId as LoanId });

/** A read whose answers the test gives. */
const aLoading = () => {
  const calls: {
    answer: (result: Result<string, string>) => Promise<void>;
    cancellation: Cancellation | undefined;
  }[] = [];
  const load = (cancellation?: Cancellation) =>
    new ResultAsync<string, string>(
      new Promise((resolve) =>
        calls.push({
          answer: async (result) => {
            resolve(result);
            for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
          },
          cancellation,
        }),
      ),
    );
  return { calls, load, aborted: () => calls.map(({ cancellation }) => cancellation?.aborted) };
};

/** Notes each state of a read that is observed. */
const observed = (
  reads: ReadCache,
  load: ReturnType<typeof aLoading>['load'],
  { part = '', transient = false }: ReadOptions<string, string> = {},
) => {
  const states: unknown[] = [];
  const changed = () => states.push(reads.stateOf(readOf('1'), part));
  const stop = reads.observe(readOf('1'), load, changed, { part, transient });
  return { states, stop };
};

describe('flows that watch the read cache', () => {
  // An id from an address can be any text.
  it.each([
    ['one loan from another', readOf('1'), readOf('2')],
    ['a loan from the list', { read: 'loans' }, readOf('s')],
  ] as const)('keep %s', async (_, first, second) => {
    const reads = createReadCache();
    const [one, other] = [vi.fn(), vi.fn()];
    reads.watch(first, () => ResultAsync.fromSafePromise(Promise.resolve('one')), one);
    reads.watch(second, () => ResultAsync.fromSafePromise(Promise.resolve('other')), other);
    await vi.waitFor(() => expect(other).toHaveBeenCalledWith(ok('other')));
    expect(one).toHaveBeenCalledExactlyOnceWith(ok('one'));
    await reads.refresh([second]);
    expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  });

  it('share a loading, which is cancelled when the last one stops', () => {
    const reads = createReadCache();
    const { load, aborted } = aLoading();
    const [first, second] = [
      reads.watch(readOf('1'), load, vi.fn()),
      reads.watch(readOf('1'), load, vi.fn()),
    ];
    first();
    expect(aborted()).toEqual([false]);
    second();
    expect(aborted()).toEqual([true]);
  });

  it('ignore an older answer that arrives late', async () => {
    const reads = createReadCache();
    const { calls, load, aborted } = aLoading();
    const told = vi.fn();
    reads.watch(readOf('1'), load, told);
    const refreshed = reads.refresh([readOf('1')]);
    expect(aborted()).toEqual([true, false]);
    await calls[0]?.answer(ok('old'));
    await calls[1]?.answer(ok('new'));
    await refreshed;
    expect(told.mock.calls).toEqual([[ok('new')]]);
  });

  it('hear of a failed refresh, while screens keep the last value', async () => {
    const reads = createReadCache();
    const { calls, load } = aLoading();
    const told = vi.fn();
    reads.watch(readOf('1'), load, told);
    const { states } = observed(reads, load);
    await calls[0]?.answer(ok('value'));
    const refreshed = reads.refresh([readOf('1')]);
    await calls[1]?.answer(err('away'));
    await refreshed;
    expect(told.mock.calls).toEqual([[ok('value')], [err('away')]]);
    expect(states).toEqual([{ state: 'ready', value: 'value' }]);
  });
});

describe('a read that screens observe', () => {
  it('is loading, then ready, and the same object until it changes', async () => {
    const reads = createReadCache();
    const { calls, load } = aLoading();
    expect(reads.stateOf(readOf('1'))).toEqual({ state: 'loading' });
    const { states } = observed(reads, load);
    await calls[0]?.answer(ok('value'));
    expect(states).toEqual([{ state: 'ready', value: 'value' }]);
    expect(reads.stateOf(readOf('1'))).toBe(states[0]);
    expect(reads.stateOf(readOf('2'))).toEqual({ state: 'loading' });
  });

  // Proves.
  it('that failed is tried again only when asked, and says that it is loading then', async () => {
    vi.useFakeTimers();
    try {
      const reads = createReadCache();
      const { calls, load } = aLoading();
      const { states } = observed(reads, load);
      await calls[0]?.answer(err('away'));
      await vi.advanceTimersByTimeAsync(86_400_000);
      expect(calls).toHaveLength(1);
      reads.reload(readOf('1'));
      await calls[1]?.answer(ok('value'));
      expect(states).toEqual([
        { state: 'failed', failure: 'away' },
        { state: 'loading' },
        { state: 'ready', value: 'value' },
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  // Proves.
  it('is kept, however old, for who observes it next', async () => {
    vi.useFakeTimers();
    try {
      const reads = createReadCache();
      const { calls, load } = aLoading();
      const { stop } = observed(reads, load);
      await calls[0]?.answer(ok('value'));
      stop();
      await vi.advanceTimersByTimeAsync(30 * 86_400_000);
      observed(reads, load);
      expect(reads.stateOf(readOf('1'))).toEqual({ state: 'ready', value: 'value' });
      expect(calls).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that a command invalidated is not shown to later observers', async () => {
    const reads = createReadCache();
    const { calls, load } = aLoading();
    const { stop } = observed(reads, load);
    await calls[0]?.answer(ok('before'));
    stop();
    await reads.refresh([readOf('1')]);
    expect(reads.stateOf(readOf('1'))).toEqual({ state: 'loading' });
  });

  it('that lost its observers during a refresh is read again', async () => {
    const reads = createReadCache();
    const { calls, load, aborted } = aLoading();
    const { stop } = observed(reads, load);
    await calls[0]?.answer(ok('before'));
    void reads.refresh([readOf('1')]);
    stop();
    expect(aborted()).toEqual([false, true]);
    observed(reads, load);
    expect([reads.stateOf(readOf('1')), calls.length]).toEqual([{ state: 'loading' }, 3]);
  });

  it('rethrows an exception of its loader while rendering, until it is read again', async () => {
    const reads = createReadCache();
    const bug = new Error('bug');
    const load = vi.fn(() => new ResultAsync<string, string>(Promise.reject(bug)));
    const changed = vi.fn();
    reads.observe(readOf('1'), load, changed);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
    expect(() => reads.stateOf(readOf('1'))).toThrow(bug);
    reads.reload(readOf('1'));
    expect(reads.stateOf(readOf('1'))).toEqual({ state: 'loading' });
  });
});

describe('a transient read', () => {
  it('is there for all who observe it, and dropped when the last one stops', async () => {
    const reads = createReadCache();
    const { calls, load } = aLoading();
    const one = observed(reads, load, { transient: true });
    const other = observed(reads, load, { transient: true });
    await calls[0]?.answer(ok('value'));
    one.stop();
    expect(reads.stateOf(readOf('1'))).toEqual({ state: 'ready', value: 'value' });
    other.stop();
    expect(reads.stateOf(readOf('1'))).toEqual({ state: 'loading' });
    expect([one.states, other.states]).toEqual(Array(2).fill([{ state: 'ready', value: 'value' }]));
    const { states } = observed(reads, load, { transient: true });
    await calls[1]?.answer(ok('newer'));
    expect([calls.length, states]).toEqual([2, [{ state: 'ready', value: 'newer' }]]);
  });

  it.each([['failed'], ['thrown']])('that has %s is read again for later observers', async (how) => {
    const reads = createReadCache();
    const changed = vi.fn();
    const failing =
      how === 'failed'
        ? () => new ResultAsync<string, string>(Promise.resolve(err('away')))
        : () => new ResultAsync<string, string>(Promise.reject(new Error('bug')));
    const stop = reads.observe(readOf('1'), failing, changed, { transient: true });
    await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
    stop();
    expect(reads.stateOf(readOf('1'))).toEqual({ state: 'loading' });
  });
});

describe('a read ahead', () => {
  it('goes on without observers, and is taken over by the first', async () => {
    const reads = createReadCache();
    const { calls, load, aborted } = aLoading();
    reads.loadAhead(readOf('1'), load);
    reads.loadAhead(readOf('1'), load);
    expect(calls).toHaveLength(1);
    const { states, stop } = observed(reads, load);
    await calls[0]?.answer(ok('value'));
    expect([calls.length, states]).toEqual([1, [{ state: 'ready', value: 'value' }]]);
    stop();
    reads.loadAhead(readOf('1'), load);
    expect(aborted()).toEqual([false]);
  });

  it('continues when a page where the same read had failed is left', async () => {
    const reads = createReadCache();
    const { calls, load, aborted } = aLoading();
    const { stop } = observed(reads, load);
    await calls[0]?.answer(err('offline'));
    reads.loadAhead(readOf('1'), load);
    stop();
    expect(aborted()).toEqual([false, false]);
  });

  it('is cancelled when the observer that took it over unsubscribes', () => {
    const reads = createReadCache();
    const { load, aborted } = aLoading();
    reads.loadAhead(readOf('1'), load);
    observed(reads, load).stop();
    expect(aborted()).toEqual([true]);
  });
});

describe('the read cache', () => {
  it('retries transient failures and nothing else', async () => {
    const reads = createReadCache();
    const [passing, lasting, fine] = [aLoading(), aLoading(), aLoading()];
    observed(reads, passing.load, { part: 'a' });
    observed(reads, lasting.load, { part: 'b' });
    observed(reads, fine.load, { part: 'c' });
    await passing.calls[0]?.answer(err('offline'));
    await lasting.calls[0]?.answer(err('refused'));
    await fine.calls[0]?.answer(ok('value'));
    reads.reloadFailed((failure) => failure === 'offline');
    expect([passing, lasting, fine].map(({ calls }) => calls.length)).toEqual([2, 1, 1]);
  });

  it('reads a value that was invalidated while offline again once the connection is back', async () => {
    const reads = createReadCache();
    const { calls, load } = aLoading();
    const { states } = observed(reads, load);
    await calls[0]?.answer(ok('before'));
    void reads.refresh([readOf('1')]);
    await calls[1]?.answer(err('offline'));
    reads.reloadFailed((failure) => failure === 'offline');
    await calls[2]?.answer(ok('after'));
    expect(states.at(-1)).toEqual({ state: 'ready', value: 'after' });
    reads.reloadFailed((failure) => failure === 'offline');
    expect(calls).toHaveLength(3);
  });

  it('shows a value whose refresh failed to later observers, and reads it again then', async () => {
    const reads = createReadCache();
    const { calls, load } = aLoading();
    const { stop } = observed(reads, load);
    await calls[0]?.answer(ok('before'));
    void reads.refresh([readOf('1')]);
    await calls[1]?.answer(err('away'));
    stop();
    const { states } = observed(reads, load);
    expect(reads.stateOf(readOf('1'))).toEqual({ state: 'ready', value: 'before' });
    await calls[2]?.answer(ok('after'));
    expect(states).toEqual([{ state: 'ready', value: 'after' }]);
  });

  it.each(['opened', 'closed', 'refreshed'] as const)('of a session that is %s', async (kind) => {
    const session = aSession(fakeTime().now());
    const sessions = fakeSessionStore(session);
    const reads = createServices([provide(SessionStore, sessions)]).get(SessionReads);
    const [kept, under] = [aLoading(), aLoading()];
    observed(reads, kept.load, { part: 'kept' });
    observed(reads, under.load, { part: 'under' });
    await kept.calls[0]?.answer(ok('value'));
    const trail = reads.trailOf('loans');
    if (kind === 'opened') sessions.open(session);
    else if (kind === 'refreshed') sessions.refresh(session);
    else sessions.close('signed-out');
    const isKept = kind === 'refreshed';
    expect(reads.stateOf(readOf('1'), 'kept').state).toBe(isKept ? 'ready' : 'loading');
    expect(under.aborted()).toEqual([!isKept]);
    expect(reads.trailOf('loans') === trail).toBe(isKept);
  });
});

it('keeps one trail of pages for each list', () => {
  const reads = createReadCache();
  reads.trailOf('loans').follow(undefined, 'second');
  expect(reads.trailOf('loans').cursors()).toEqual([undefined, 'second']);
  expect(reads.trailOf('history').cursors()).toEqual([undefined]);
});

describe('the freshness of reads', () => {
  const READS = [readOf('1')];
  /** A value that is shown, whose next loading the test answers. */
  const shown = async () => {
    const reads = createReadCache();
    const { calls, load } = aLoading();
    const { stop } = observed(reads, load);
    await calls[0]?.answer(ok('before'));
    return { reads, calls, load, stop };
  };

  it('is outdated once a refresh after a change has failed, until a loading succeeds', async () => {
    const { reads, calls } = await shown();
    const seen: unknown[] = [];
    reads.subscribe(() => seen.push(reads.freshnessOf(['loan'])));
    void reads.refresh(READS);
    expect(reads.freshnessOf(['loan'])).toBe('current');
    await calls[1]?.answer(err('broken'));
    expect(reads.freshnessOf(['loan'])).toBe('outdated');
    expect(reads.stateOf(readOf('1'))).toEqual({ state: 'ready', value: 'before' });
    reads.reloadFailed(() => true);
    await calls[2]?.answer(err('broken'));
    reads.reloadFailed(() => true);
    await calls[3]?.answer(ok('after'));
    expect(seen).toEqual(['current', 'outdated', 'reloading', 'outdated', 'reloading', 'current']);
  });

  it('is current although a loading failed, if nothing was changed since the value was read', async () => {
    const { reads, calls } = await shown();
    reads.reload(readOf('1'));
    await calls[1]?.answer(err('away'));
    expect(reads.freshnessOf(['loan'])).toBe('current');
    void reads.refresh(READS);
    await calls[2]?.answer(ok('after'));
    reads.reload(readOf('1'));
    await calls[3]?.answer(err('away'));
    expect(reads.freshnessOf(['loan'])).toBe('current');
  });

  it('is outdated if another loading replaced the refresh and failed', async () => {
    const { reads, calls } = await shown();
    void reads.refresh(READS);
    reads.reload(readOf('1'));
    await calls[2]?.answer(err('away'));
    expect(reads.freshnessOf(['loan'])).toBe('outdated');
  });

  it('is current where no value is shown, and outdated again for the next observer of an outdated one', async () => {
    const { reads, calls, load, stop } = await shown();
    void reads.refresh(READS);
    await calls[1]?.answer(err('away'));
    const seen: unknown[] = [];
    const unsubscribe = reads.subscribe(() => seen.push(reads.freshnessOf(['loan'])));
    stop();
    const again = observed(reads, load);
    unsubscribe();
    expect(seen).toEqual(['current', 'reloading']);
    again.stop();
    observed(reads, load);
    await calls[3]?.answer(err('away'));
    expect(reads.stateOf(readOf('1'))).toEqual({ state: 'failed', failure: 'away' });
    expect(reads.freshnessOf(['loan'])).toBe('current');
    expect(seen).toHaveLength(2);
  });

  it('is that of all loans and parts, of the given kinds only', async () => {
    const { reads, calls } = await shown();
    const other = aLoading();
    observed(reads, other.load, { part: 'other' });
    await other.calls[0]?.answer(ok('before'));
    void reads.refresh(READS);
    await calls[1]?.answer(ok('after'));
    await other.calls[1]?.answer(err('away'));
    expect(reads.freshnessOf(['loans', 'loan'])).toBe('outdated');
    expect(reads.freshnessOf(['loans', 'history'])).toBe('current');
    const told = vi.fn();
    reads.subscribe(told);
    reads.clear();
    expect([reads.freshnessOf(['loan']), told.mock.calls.length]).toEqual(['current', 1]);
  });
});
