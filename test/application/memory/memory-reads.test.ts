import type { Cancellation } from '@member-portal/application/cancellation';
import { createMemoryReads } from '@member-portal/application/memory';
import type { Read } from '@member-portal/application/reads';
import type { LoanId } from '@member-portal/domain/loan';
import { ok, type Result, ResultAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import { readsContract } from '../../support/contract/reads-contract.ts';

readsContract('memory', createMemoryReads);

describe('reads kept in memory', () => {
  const readOf = (loanId: string): Read => ({ read: 'loan', loanId: loanId as LoanId });
  const aLoading = () => {
    const calls: { answer: (text: string) => void; cancellation: Cancellation | undefined }[] = [];
    const load = (cancellation?: Cancellation) =>
      new ResultAsync<string, never>(
        new Promise<Result<string, never>>((resolve) =>
          calls.push({ answer: (text) => resolve(ok(text)), cancellation }),
        ),
      );
    return { calls, load };
  };

  it('keep one loan from another', async () => {
    const reads = createMemoryReads();
    const [one, other] = [vi.fn(), vi.fn()];
    reads.watch(readOf('1'), () => ResultAsync.fromSafePromise(Promise.resolve('one')), one);
    reads.watch(readOf('2'), () => ResultAsync.fromSafePromise(Promise.resolve('other')), other);
    await vi.waitFor(() => expect(other).toHaveBeenCalledWith(ok('other')));
    expect(one).toHaveBeenCalledExactlyOnceWith(ok('one'));
    await reads.refresh([readOf('2')]);
    expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  });

  it('go on loading while one watches, and are called off when the last one stops', () => {
    const reads = createMemoryReads();
    const { calls, load } = aLoading();
    const [first, second] = [
      reads.watch(readOf('1'), load, vi.fn()),
      reads.watch(readOf('1'), load, vi.fn()),
    ];
    first();
    expect(calls.map(({ cancellation }) => cancellation?.aborted)).toEqual([false]);
    second();
    expect(calls.map(({ cancellation }) => cancellation?.aborted)).toEqual([true]);
  });

  it('ignore an older answer that comes late', async () => {
    const reads = createMemoryReads();
    const { calls, load } = aLoading();
    const told = vi.fn();
    reads.watch(readOf('1'), load, told);
    const refreshed = reads.refresh([readOf('1')]);
    expect(calls.map(({ cancellation }) => cancellation?.aborted)).toEqual([true, false]);
    calls[0]?.answer('old');
    await Promise.resolve();
    calls[1]?.answer('new');
    await refreshed;
    expect(told.mock.calls).toEqual([[ok('new')]]);
  });
});
