import { css } from '@emotion/react';
import { tokens } from '../theme/tokens.ts';

/** How a link within text looks; also worn by buttons that read as links. */
export const linkStyle = css({
  color: tokens.color.accent,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationThickness: '2px' },
});
