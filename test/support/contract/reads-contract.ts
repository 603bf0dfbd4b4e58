import type { Cancellation } from '@member-portal/application/cancellation';
import type { Reads } from '@member-portal/application/reads';
import type { LoanId } from '@member-portal/domain/loan';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';

type Failure = { readonly kind: 'network-error' };
const failure: Failure = { kind: 'network-error' };

/** A read whose answers the test gives. */
const aRead = () => {
  const calls: {
    readonly answer: (result: Result<string, Failure>) => void;
    readonly cancellation: Cancellation | undefined;
  }[] = [];
  return {
    calls,
    load: (cancellation?: Cancellation): ResultAsync<string, Failure> =>
      new ResultAsync(new Promise((answer) => calls.push({ answer, cancellation }))),
  };
};

/** The contract of a read cache with flows, for any front end. */
export const readsContract = (name: string, create: () => Reads): void => {
  describe(`reads kept by ${name}`, () => {
    const watched = (reads: Reads, source: ReturnType<typeof aRead>, part?: string) => {
      const told: Result<string, Failure>[] = [];
      const stop = reads.watch<string, Failure>(
        { read: 'loans' },
        source.load,
        (result) => told.push(result),
        part,
      );
      return { told, stop };
    };

    it('are loaded once for all who watch, and told to each', async () => {
      const [reads, source] = [create(), aRead()];
      const [one, two] = [watched(reads, source), watched(reads, source)];
      await vi.waitFor(() => expect(source.calls).toHaveLength(1));
      source.calls[0]?.answer(ok('a'));
      await vi.waitFor(() => expect([one.told, two.told]).toEqual([[ok('a')], [ok('a')]]));
    });

    it('are told at once where they are cached', async () => {
      const [reads, source] = [create(), aRead()];
      const first = watched(reads, source);
      await vi.waitFor(() => expect(source.calls).toHaveLength(1));
      source.calls[0]?.answer(ok('a'));
      await vi.waitFor(() => expect(first.told).toHaveLength(1));
      expect(watched(reads, source).told).toEqual([ok('a')]);
      expect(source.calls).toHaveLength(1);
    });

    it('are told also when they fail', async () => {
      const [reads, source] = [create(), aRead()];
      const { told } = watched(reads, source);
      await vi.waitFor(() => expect(source.calls).toHaveLength(1));
      source.calls[0]?.answer(err(failure));
      await vi.waitFor(() => expect(told).toEqual([err(failure)]));
    });

    it('are read again by a refresh, which ends when they have answered', async () => {
      const [reads, source] = [create(), aRead()];
      const { told } = watched(reads, source);
      await vi.waitFor(() => expect(source.calls).toHaveLength(1));
      source.calls[0]?.answer(ok('a'));
      await vi.waitFor(() => expect(told).toHaveLength(1));
      let isOver = false;
      const refreshed = reads.refresh([{ read: 'loans' }]).then(() => {
        isOver = true;
      });
      await vi.waitFor(() => expect(source.calls).toHaveLength(2));
      expect(isOver).toBe(false);
      source.calls[1]?.answer(ok('b'));
      await refreshed;
      await vi.waitFor(() => expect(told).toEqual([ok('a'), ok('b')]));
    });

    it('of another name stay as they are when one is refreshed', async () => {
      const [reads, source] = [create(), aRead()];
      watched(reads, source);
      await vi.waitFor(() => expect(source.calls).toHaveLength(1));
      source.calls[0]?.answer(ok('a'));
      await reads.refresh([{ read: 'buyer' }, { read: 'loan', loanId: 'loan-1' as LoanId }]);
      expect(source.calls).toHaveLength(1);
    });

    it('keep their parts apart, and refresh them together', async () => {
      const [reads, source] = [create(), aRead()];
      const [one, two] = [watched(reads, source, 'one'), watched(reads, source, 'two')];
      await vi.waitFor(() => expect(source.calls).toHaveLength(2));
      source.calls[0]?.answer(ok('a'));
      source.calls[1]?.answer(ok('b'));
      await vi.waitFor(() => expect([one.told, two.told]).toEqual([[ok('a')], [ok('b')]]));
      void reads.refresh([{ read: 'loans' }]);
      await vi.waitFor(() => expect(source.calls).toHaveLength(4));
    });

    it('are told to nobody who has left, and cancelled once nobody waits', async () => {
      const [reads, source] = [create(), aRead()];
      const { told, stop } = watched(reads, source);
      await vi.waitFor(() => expect(source.calls).toHaveLength(1));
      stop();
      expect(source.calls[0]?.cancellation?.aborted).toBe(true);
      source.calls[0]?.answer(ok('a'));
      await Promise.resolve();
      expect(told).toEqual([]);
    });
  });
};
