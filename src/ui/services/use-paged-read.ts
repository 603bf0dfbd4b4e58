import type { Page } from '@member-portal/application/ports';
import type { Read } from '@member-portal/application/services';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ResultAsync } from 'neverthrow';
import { failureOf, valueOrThrow } from './read-failed.ts';
import { readKey } from './read-key.ts';

/** A list that loads page by page. `more` is absent on the last page; `moreFailed` means that the next page did not come. */
export type PagedReadState<Item, Failure> = (
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | {
      readonly state: 'ready';
      readonly items: readonly Item[];
      readonly more: (() => void) | undefined;
      readonly loadingMore: boolean;
      readonly moreFailed: boolean;
    }
) & { readonly retry: () => void };

/** Reads a list by cursor through the cache; `part` tells segments, searches and sorts apart. */
export const usePagedRead = <Item, Failure>(
  read: Read,
  part: string,
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => ResultAsync<Page<Item>, Failure>,
): PagedReadState<Item, Failure> => {
  const query = useInfiniteQuery({
    queryKey: readKey(read, part),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => valueOrThrow(await fetchPage(pageParam, signal)),
    getNextPageParam: (page) => page.nextCursor,
  });
  const retry = (): void => {
    void query.refetch();
  };
  if (query.data) {
    const more = (): void => {
      if (!query.isFetching) void query.fetchNextPage();
    };
    return {
      state: 'ready',
      items: query.data.pages.flatMap((page) => page.items),
      more: query.hasNextPage ? more : undefined,
      loadingMore: query.isFetchingNextPage,
      moreFailed: query.isFetchNextPageError,
      retry,
    };
  }
  if (query.isError && !query.isFetching)
    return { state: 'failed', failure: failureOf<Failure>(query.error), retry };
  return { state: 'loading', retry };
};
