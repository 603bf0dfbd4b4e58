import { css } from '@emotion/react';

/** Digits set wide apart and alike, so that they can be compared with the message at a glance. */
export const codeStyle = css({
  '& input': {
    fontSize: '1.5rem',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.3em',
    maxWidth: '14rem',
  },
});
