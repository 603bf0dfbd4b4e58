import { css } from '@emotion/react';
import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import { languageTagOf } from '@member-portal/domain/locale';
import { LazyDocument } from '../documents/LazyDocument.tsx';
import { tokens } from '../theme/tokens.ts';

/**
 * A document of the lender's in a frame that scrolls, also by keyboard. `onReady` is called with the document
 * once it can be read on the screen, so that consent is asked only for what was shown.
 */
export const DocumentView = ({
  document,
  onReady,
}: {
  readonly document: DisclosureDocument;
  readonly onReady?: (document: DisclosureDocument) => void;
}) => (
  <section css={frame} lang={languageTagOf(document.locale)} aria-label={document.title} {...scrollable}>
    {/* A new document must be read again, even if its text is the same. */}
    <LazyDocument key={document.id} content={document.content} onLegible={() => onReady?.(document)} />
  </section>
);

/** Focusable, because the keyboard scrolls only focusable elements and the document may contain none. */
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
