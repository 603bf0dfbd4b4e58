import { QueryClient } from '@tanstack/react-query';

/** The cache of a session's reads: no retry, no refetch on focus or reconnect, never stale (specification, section 7). */
export const createReadCache = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        // Being offline is an answer that the adapter gives; a paused query would spin for ever.
        networkMode: 'always',
        throwOnError: false,
      },
    },
  });
