import { type ReactNode, useCallback, useRef } from 'react';
import { useText } from '../intl/use-text.ts';
import { Reading } from '../services/Reading.tsx';
import { onPaper } from '../theme/styles.ts';
import { ListPage, type PageDrawing } from './ListPage.tsx';
import { usePage } from './use-page.ts';
import { usePageTrail } from './use-page-trail.ts';

/**
 * A list of any length. Pages load near the end of the list, or by a button; those far from the window are removed from the
 * document and from memory, keep their height, and load again when near. The first page, which visitors need most, is kept.
 */
export const PagedList = <Item extends { readonly id: string }>({
  empty,
  ...drawing
}: PageDrawing<Item> & { readonly empty: ReactNode }) => {
  const { read, part } = drawing.source;
  const kept = usePageTrail(`${Object.values(read).join(' ')} ${part}`);
  // Reading it corrects the trail before the following pages are read.
  const first = usePage(drawing.source, undefined, kept.trail);
  const pressed = useRef(false);
  const t = useText();
  /** Says on paper how many lines are printed, where a page is empty or not loaded. */
  const printedPart = useCallback(
    (note: HTMLParagraphElement) => {
      const say = (): void => {
        const list = note.parentElement;
        const count = list?.querySelectorAll('li, tbody tr').length ?? 0;
        note.textContent = list?.querySelector('[data-unprinted]') ? t('loans.printedPart', { count }) : '';
      };
      window.addEventListener('beforeprint', say);
      return () => window.removeEventListener('beforeprint', say);
    },
    [t],
  );
  return (
    // As high as the window, so that the footer does not come into view and leave again.
    <Reading of={first} page>
      {({ items }) =>
        items.length === 0 ? (
          empty
        ) : (
          <>
            <p ref={printedPart} css={onPaper} />
            {kept.cursors.map((cursor) => (
              // A trail contains each page once, so its cursor is a unique key.
              <ListPage
                key={`${part} ${cursor ?? ''}`}
                {...drawing}
                cursor={cursor}
                pressed={pressed}
                {...kept}
              />
            ))}
          </>
        )
      }
    </Reading>
  );
};
