import type { Read } from '@member-portal/application/reads';
import { useQuery } from '@tanstack/react-query';
import type { ResultAsync } from 'neverthrow';
import { useCallback, useEffect } from 'react';
import { isConnectionFailure } from './connection-failure.ts';
import { failureOf, valueOrThrow } from './read-failed.ts';
import { readKey } from './read-key.ts';

/** What a read gives to a screen. `refreshing` is true while a ready value is being read again. */
export type ReadState<Value, Failure> = (
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'ready'; readonly value: Value; readonly refreshing: boolean }
) & {
  /** Reads again. */
  readonly retry: () => void;
};

/**
 * Reads through the cache (specification, section 7: no retry, no refetch on focus, never stale by itself). Only for
 * signed-in screens: the cache is not part of the first load. `part` tells variants of one read apart; what is not `wanted` is not read.
 */
export const useRead = <Value, Failure>(
  read: Read,
  fetch: (signal: AbortSignal) => ResultAsync<Value, Failure>,
  part?: string,
  wanted = true,
): ReadState<Value, Failure> => {
  const query = useQuery({
    queryKey: readKey(read, part),
    queryFn: async ({ signal }) => valueOrThrow(await fetch(signal)),
    enabled: wanted,
  });
  const { refetch } = query;
  const retry = useCallback((): void => {
    void refetch();
  }, [refetch]);
  const cutOff =
    wanted &&
    query.isError &&
    !query.isFetching &&
    isConnectionFailure(failureOf<{ readonly kind?: string }>(query.error));
  // What could not be read without a line is read as soon as there is one again.
  useEffect(() => {
    if (!cutOff) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [cutOff, retry]);
  if (query.data !== undefined)
    return { state: 'ready', value: query.data, refreshing: query.isFetching, retry };
  if (query.isError && !query.isFetching)
    return { state: 'failed', failure: failureOf<Failure>(query.error), retry };
  return { state: 'loading', retry };
};
