import { type ReactNode, useRef } from 'react';
import { Reading } from '../services/Reading.tsx';
import { usePageTrail } from '../services/SessionMemory.tsx';
import { ListPage, type PageDrawing } from './ListPage.tsx';
import { usePage } from './use-page.ts';

/**
 * A list of any length. Pages come as one scrolls near the end, or by a button; those far from the window
 * leave the document and the memory, keep their room, and come again when they are near. The first page
 * stays: it is the one a visitor comes for.
 */
export const PagedList = <Item extends { readonly id: string }>({
  empty,
  ...drawing
}: PageDrawing<Item> & { readonly empty: ReactNode }) => {
  const { read, part } = drawing.source;
  const { cursors, ...kept } = usePageTrail(`${Object.values(read).join(' ')} ${part}`);
  // It corrects the trail before the pages after it are asked for.
  const first = usePage(drawing.source, undefined, kept.trail);
  const pressed = useRef(false);
  return (
    // As high as the window, so that the footer does not come into view and leave again.
    <Reading of={first} page>
      {({ items }) =>
        items.length === 0
          ? empty
          : cursors.map((cursor) => (
              // A trail goes through each page once, so that its cursor names it.
              <ListPage
                key={`${part} ${cursor ?? ''}`}
                {...drawing}
                cursor={cursor}
                isLast={cursor === cursors.at(-1)}
                pressed={pressed}
                {...kept}
              />
            ))
      }
    </Reading>
  );
};
