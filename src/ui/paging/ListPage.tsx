import { css } from '@emotion/react';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../controls/Button.tsx';
import { Notice } from '../controls/Notice.tsx';
import { useRead } from '../services/use-read.ts';
import { useReads } from '../services/use-reads.ts';
import { tokens } from '../theme/tokens.ts';
import type { PagedSource } from './paged-source.ts';
import { useNear } from './use-near.ts';
import type { PageTrail } from './use-page-trail.ts';
import { useSentinel } from './use-sentinel.ts';

/** What is said of a list's next page. */
export interface PageWords {
  readonly more: string;
  readonly moreFailed: string;
}

interface PartProps<Item> {
  readonly source: PagedSource<Item>;
  readonly cursor: string | undefined;
  readonly page: number;
  readonly trail: PageTrail;
  readonly words: PageWords;
  readonly draw: (items: readonly Item[]) => ReactNode;
}

/** One page of a list: its lines while it is near the window, its room while it is not. */
export const ListPage = <Item extends { readonly id: string }>(props: PartProps<Item>) => {
  const { page, trail } = props;
  const container = useRef<HTMLDivElement>(null);
  const { heights } = trail;
  const height = heights.get(page);
  const gone = useCallback((tall: number) => void heights.set(page, tall), [heights, page]);
  const near = useNear(container, height === undefined, gone);
  // On the way back to this list the window is where it was only if its pages are as tall as they were.
  useEffect(() => {
    const seen = container.current;
    if (!seen || !near || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (seen.querySelector('li, tr')) heights.set(page, seen.getBoundingClientRect().height);
    });
    observer.observe(seen);
    return () => observer.disconnect();
  }, [near, heights, page]);
  return (
    <div ref={container} css={whole} {...(near ? {} : { style: { height } })}>
      {near ? <Lines {...props} /> : undefined}
    </div>
  );
};

const Lines = <Item,>({ source, cursor, page, trail, words, draw }: PartProps<Item>) => {
  const { read, part, fetchPage } = source;
  const name = `${part} ${cursor ?? '1'}`;
  const lines = useRead(read, (signal) => fetchPage(cursor, signal), name);
  const reads = useReads();
  const forget = useEffectEvent(() => reads.forget(read, name));
  useEffect(() => (page > 0 ? () => forget() : undefined), [page]);
  const value = lines.state === 'ready' ? lines.value : undefined;
  const { cursors, follow } = trail;
  const isLast = page === cursors.length - 1;
  // Read anew, a page may go on elsewhere than it did.
  useEffect(() => {
    if (value && !isLast && cursors[page + 1] !== value.nextCursor) follow(page, value.nextCursor);
  }, [value, isLast, cursors, page, follow]);
  const more = value?.nextCursor === undefined ? undefined : () => follow(page, value.nextCursor);
  const sentinel = useSentinel(isLast ? more : undefined);
  const failed = lines.state === 'failed';
  return (
    <>
      {value ? (
        <div css={page > 0 ? following : undefined}>{draw(value.items)}</div>
      ) : (
        <div style={{ height: trail.heights.get(page) }} />
      )}
      {isLast && (more || !value) ? (
        // Another element once the page is there: who is at the end already has come near it anew.
        <div key={value ? 'ready' : 'waiting'} css={end} ref={sentinel} data-print="none">
          {failed ? (
            <Notice tone="danger" announce>
              {words.moreFailed}
            </Notice>
          ) : undefined}
          <Button
            variant="secondary"
            busy={lines.state === 'loading'}
            onClick={() => (failed ? lines.retry() : more?.())}
          >
            {words.more}
          </Button>
        </div>
      ) : undefined}
    </>
  );
};

// What is between two pages belongs to the second one's height.
const whole = css({ display: 'flow-root' });
const following = css({ marginBlockStart: 'var(--page-gap, 0)' });
const end = css({
  display: 'grid',
  gap: tokens.space[4],
  justifyItems: 'center',
  marginBlockStart: tokens.space[5],
});
