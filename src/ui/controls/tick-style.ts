import { css } from '@emotion/react';
import { tokens } from '../theme/tokens.ts';

/** The colour of a native box or dot that is chosen. Where the system paints it paints this too: ours would be its canvas. */
export const tickStyle = css({
  accentColor: tokens.color.primary,
  '@media (forced-colors: active)': { accentColor: 'auto' },
});
