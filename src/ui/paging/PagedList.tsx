import { type ReactNode, useRef } from 'react';
import { Reading } from '../services/Reading.tsx';
import { usePageTrail } from '../services/SessionMemory.tsx';
import { ListPage, type PageDrawing } from './ListPage.tsx';
import { usePage } from './use-page.ts';

/**
 * A list of any length. Pages load near the end of the list, or by a button; those far from the window are
 * removed from the document and from memory, keep their height, and load again when near. The first page,
 * which visitors need most, is kept.
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
  return (
    // As high as the window, so that the footer does not come into view and leave again.
    <Reading of={first} page>
      {({ items }) =>
        items.length === 0
          ? empty
          : kept.cursors.map((cursor) => (
              // A trail contains each page once, so its cursor is a unique key.
              <ListPage
                key={`${part} ${cursor ?? ''}`}
                {...drawing}
                cursor={cursor}
                pressed={pressed}
                {...kept}
              />
            ))
      }
    </Reading>
  );
};
