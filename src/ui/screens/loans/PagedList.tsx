import type { Page } from '@member-portal/application/ports';
import type { Read } from '@member-portal/application/services';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { ResultAsync } from 'neverthrow';
import type { ReactNode } from 'react';
import { Failure } from '../../controls/Failure.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useRead } from '../../services/use-read.ts';
import { PagedPart, type PageWords } from './PagedPart.tsx';
import { usePageTrail } from './use-page-trail.ts';

type ListFailure = RequestFailure | { readonly kind: 'not-found' };

/** A list that the platform gives page by page. */
export interface PagedSource<Item> {
  readonly read: Read;
  /** Tells segments, filters, searches and orders of one read apart. */
  readonly part: string;
  readonly fetchPage: (
    cursor: string | undefined,
    signal: AbortSignal,
  ) => ResultAsync<Page<Item>, ListFailure>;
}

/** The first page of a list, read through the cache. */
export const useFirstPage = <Item,>({ read, part, fetchPage }: PagedSource<Item>) =>
  useRead(read, (signal) => fetchPage(undefined, signal), `${part} 1`);

/**
 * A list of any length. Pages come as one scrolls near the end, or by a button; those far from the window leave the
 * document and the memory, keep their room, and come again when they are near. The first page stays: it is what the
 * screen is about.
 */
export const PagedList = <Item extends { readonly id: string }>({
  source,
  words,
  empty,
  line,
}: {
  readonly source: PagedSource<Item>;
  readonly words: PageWords;
  readonly empty: ReactNode;
  /** An item as a list's line, with its key. */
  readonly line: (item: Item) => ReactNode;
}) => {
  const first = useFirstPage(source);
  const trail = usePageTrail(`${Object.values(source.read).join(' ')} ${source.part}`);
  if (first.state === 'failed') return <Failure failure={first.failure} onRetry={first.retry} />;
  if (first.state === 'loading') return <Spinner />;
  if (first.value.items.length === 0) return empty;
  return trail.cursors.map((cursor, page) => (
    <PagedPart
      // A trail goes through each page once, so that its cursor names it.
      key={`${source.part} ${cursor ?? ''}`}
      source={source}
      cursor={cursor}
      page={page}
      trail={trail}
      words={words}
      line={line}
    />
  ));
};
