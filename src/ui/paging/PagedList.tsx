import type { ReactNode } from 'react';
import { Failure } from '../controls/Failure.tsx';
import { Spinner } from '../controls/Spinner.tsx';
import { ListPage, type PageWords } from './ListPage.tsx';
import type { PagedSource } from './paged-source.ts';
import { useFirstPage } from './use-first-page.ts';
import { usePageTrail } from './use-page-trail.ts';

/**
 * A list of any length. Pages come as one scrolls near the end, or by a button; those far from the window leave the
 * document and the memory, keep their room, and come again when they are near. The first page stays: it is what the
 * screen is about.
 */
export const PagedList = <Item extends { readonly id: string }>({
  source,
  words,
  empty,
  draw,
}: {
  readonly source: PagedSource<Item>;
  readonly words: PageWords;
  readonly empty: ReactNode;
  /** One page: a list or a table of its items. */
  readonly draw: (items: readonly Item[]) => ReactNode;
}) => {
  const first = useFirstPage(source);
  const trail = usePageTrail(`${Object.values(source.read).join(' ')} ${source.part}`);
  if (first.state === 'failed') return <Failure failure={first.failure} onRetry={first.retry} />;
  // As high as the window, so that the footer does not come into view and leave again.
  if (first.state === 'loading') return <Spinner page />;
  if (first.value.items.length === 0) return empty;
  return trail.cursors.map((cursor, page) => (
    <ListPage
      // A trail goes through each page once, so that its cursor names it.
      key={`${source.part} ${cursor ?? ''}`}
      source={source}
      cursor={cursor}
      page={page}
      trail={trail}
      words={words}
      draw={draw}
    />
  ));
};
