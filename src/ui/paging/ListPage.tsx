import { css } from '@emotion/react';
import { type ReactNode, type RefObject, useCallback, useEffectEvent, useMemo, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Notice } from '../controls/Notice.tsx';
import { above, stack } from '../theme/styles.ts';
import { type PagedSource, usePage } from './use-page.ts';
import type { KeptTrail } from './use-page-trail.ts';

/** The data and rendering of a page. */
export interface PageDrawing<Item> {
  readonly source: PagedSource<Item>;
  /** The label of the button for the next page, and the text if that page could not be read. */
  readonly words: { readonly more: string; readonly moreFailed: string };
  /** Renders the items of a page as a list or a table. A page is rendered again when this function changes. */
  readonly draw: (items: readonly Item[]) => ReactNode;
}

interface PageProps<Item> extends PageDrawing<Item>, KeptTrail {
  readonly cursor: string | undefined;
  /** Whether the focused button was pressed; the lines that it loads then take the focus. */
  readonly pressed: RefObject<boolean>;
}

/** How far outside of the window pages are still rendered, and how near its end a list fetches the next page. */
const MARGIN = { drawn: '2000px', fetched: '400px' } as const;

/**
 * Calls `told` with an element's height whenever it comes near the window or leaves it; never in browsers without
 * IntersectionObserver. `margin` is how far outside of the window counts as near.
 */
const watchNear = (element: Element, margin: string, told: (near: boolean, height: number) => void) => {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect } of entries)
        told(isIntersecting, boundingClientRect.height);
    },
    { rootMargin: `${margin} 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
};

/** Focuses the first link or button of a part of a list, without scrolling: it is where the pressed button was. */
const focusFirstIn = (part: Element | null): void =>
  part?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });

/** One page of a list: its lines while it is near the window or holds the focus, otherwise an empty box of the same height. */
export const ListPage = <Item extends { readonly id: string }>(props: PageProps<Item>) => {
  const { cursor, heights } = props;
  const height = heights.get(cursor);
  const [near, setNear] = useState(height === undefined || typeof IntersectionObserver === 'undefined');
  const watch = useCallback(
    (element: HTMLDivElement) => {
      const unwatch = watchNear(element, MARGIN.drawn, (isNear, tall) => {
        if (!isNear && element.contains(document.activeElement)) return;
        if (!isNear) heights.set(cursor, tall);
        setNear(isNear);
      });
      if (typeof ResizeObserver === 'undefined') return unwatch;
      // Restoring the scroll position needs the pages' previous heights.
      const size = new ResizeObserver(() => {
        if (element.querySelector('li, tr')) heights.set(cursor, element.getBoundingClientRect().height);
      });
      size.observe(element);
      return () => {
        unwatch();
        size.disconnect();
      };
    },
    [heights, cursor],
  );
  return (
    <div ref={watch} css={whole} {...(near ? {} : { 'data-unprinted': true, style: { height } })}>
      {near && <Lines {...props} />}
    </div>
  );
};

const Lines = <Item,>(props: PageProps<Item>) => {
  const { source, cursor, cursors, pressed, trail, heights, words, draw } = props;
  const lines = usePage(source, cursor, trail);
  const value = lines.state === 'ready' ? lines.value : undefined;
  const drawn = useMemo(() => value && draw(value.items), [value, draw]);
  const next = value?.nextCursor;
  // Ignore a repeated cursor, which would repeat its pages endlessly.
  const more = cursors.includes(next) ? undefined : () => trail.follow(cursor, next);
  const goOn = useEffectEvent(() => more?.());
  const sentinel = useCallback(
    (element: HTMLDivElement) => {
      // Until the lines arrive, keep the focus on the loading page's button.
      if (pressed.current) focusFirstIn(element);
      const unwatch = watchNear(element, MARGIN.fetched, (near) => near && goOn());
      return () => {
        pressed.current &&= element.contains(document.activeElement);
        unwatch();
      };
    },
    [pressed],
  );
  const arrived = useCallback(
    (element: HTMLDivElement | null) => {
      // The body has the focus if the focused button was just removed, but not when an earlier page is rendered again.
      if (!element || !pressed.current || document.activeElement !== document.body) return;
      pressed.current = false;
      focusFirstIn(element.parentElement);
    },
    [pressed],
  );
  const failed = lines.state === 'failed';
  return (
    <>
      {drawn ? (
        <div ref={arrived} css={cursor === undefined ? undefined : following}>
          {drawn}
        </div>
      ) : (
        <div data-unprinted style={{ height: heights.get(cursor) }} />
      )}
      {cursor === cursors.at(-1) && (more || !value) && (
        // Change the key once the page has loaded, so that a window already at the end fetches the next one.
        <div key={value ? 'ready' : 'waiting'} css={end} ref={sentinel} data-unprinted data-print="none">
          {failed && (
            <Notice tone="danger" announce>
              {words.moreFailed}
            </Notice>
          )}
          <Button
            variant="secondary"
            busy={lines.state === 'loading'}
            onClick={({ currentTarget }) => {
              pressed.current = currentTarget === document.activeElement;
              (failed ? lines.retry : more)?.();
            }}
          >
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
};

// The gap between two pages is part of the second one's height. A contained page is not repainted with the next one.
const whole = css({
  display: 'flow-root',
  contain: 'content',
  overflowClipMargin: 8, // for the outline of a focused element at the edge
  // An empty page leaves no gap on paper.
  '@media print': { contain: 'none', height: 'auto !important' },
});
const following = css({ marginBlockStart: 'var(--page-gap, 0)' });
const end = css(stack(4), above(5), { justifyItems: 'center' });
