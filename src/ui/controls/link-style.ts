import { css } from '@emotion/react';
import { tokens } from '../theme/tokens.ts';

/** How a link within text looks; also used by buttons that look like links. */
export const linkStyle = css({
  color: tokens.color.accent,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationThickness: '2px' },
});
