import { css } from '@emotion/react';
import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import { LazyDocument } from '../documents/LazyDocument.tsx';
import { tokens } from '../theme/tokens.ts';

/**
 * A document of the lender's in a scrolling frame, also by keyboard. `onReady` is called with the document
 * once it can be read on the screen, so that consent is asked only for what was shown.
 */
export const DocumentView = ({
  document,
  onReady,
}: {
  readonly document: DisclosureDocument;
  readonly onReady?: (document: DisclosureDocument) => void;
}) => (
  <section css={frame} aria-label={document.title} {...scrollable}>
    {/* Another document has to be read again, even with the same words. */}
    <LazyDocument key={document.id} content={document.content} onLegible={() => onReady?.(document)} />
  </section>
);

/** The keyboard scrolls only what it can reach, and a document need not hold anything to reach. */
const scrollable = { tabIndex: 0 } as const;

const { color, corner, space } = tokens;
const frame = css({
  maxHeight: '18rem',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: corner.control,
  backgroundColor: color.sunken,
  fontSize: tokens.size.small,
});
