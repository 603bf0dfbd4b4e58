import { css } from '@emotion/react';
import { tokens } from '../theme/tokens.ts';

/** The style of links within text, and of buttons that look like them. */
export const linkStyle = css({
  color: tokens.color.accent,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationThickness: '2px' },
});
