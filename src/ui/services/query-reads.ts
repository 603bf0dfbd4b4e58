import type { LoadRead, Read, Reads } from '@member-portal/application/reads';
import { type QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { err, ok, type Result } from 'neverthrow';
import { isConnectionFailure } from './connection-failure.ts';
import { failureOf, valueOrThrow } from './read-failed.ts';
import { readKey } from './read-key.ts';

/** The read cache of the screens, as flows see it: one cache, so that a screen and a flow never show different balances. */
export const createQueryReads = (client: QueryClient): Reads => ({
  watch: <Value, Failure>(
    read: Read,
    load: LoadRead<Value, Failure>,
    told: (result: Result<Value, Failure>) => void,
    part?: string,
  ) => {
    const observer = new QueryObserver<Value>(client, {
      queryKey: readKey(read, part),
      queryFn: async ({ signal }) => valueOrThrow<Value, Failure>(await load(signal)),
    });
    let last: QueryObserverResult<Value> | undefined;
    let cutOff = false;
    const tell = (query: QueryObserverResult<Value>): void => {
      if (query.isFetching) return;
      const isNews = query.data !== last?.data || query.error !== last?.error;
      last = query;
      cutOff = query.isError && isConnectionFailure(failureOf<{ readonly kind?: string }>(query.error));
      if (!isNews) return;
      if (query.isError) told(err(failureOf<Failure>(query.error)));
      else if (query.isSuccess) told(ok(query.data));
    };
    // What could not be read without a line is read as soon as there is one again.
    const readAgain = (): void => {
      if (cutOff) void observer.refetch();
    };
    window.addEventListener('online', readAgain);
    const unsubscribe = observer.subscribe(tell);
    tell(observer.getCurrentResult());
    return () => {
      window.removeEventListener('online', readAgain);
      unsubscribe();
    };
  },
  refresh: async (reads) => {
    await Promise.all(reads.map((read) => client.invalidateQueries({ queryKey: readKey(read) })));
  },
});
