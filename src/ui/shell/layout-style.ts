import { css } from '@emotion/react';
import { tokens } from '../theme/tokens.ts';

/** The content column: at most 72rem, with side margins that grow with the window. */
export const columnStyle = css({
  width: '100%',
  maxWidth: `calc(${tokens.width.content} + 2 * var(--gutter))`,
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
  '--gutter': 'clamp(1rem, 4vw, 2.5rem)',
  [tokens.media.fewLetters]: { '--gutter': '0.5rem' },
});

/** Main content; the skip link focuses it without a focus ring. */
export const mainStyle = css({
  flex: 1,
  paddingBlock: 'clamp(1.5rem, 1rem + 3vw, 3.5rem)',
  '&:focus': { outline: 'none' },
});
