import { css } from '@emotion/react';
import { tokens } from '../theme/tokens.ts';
import { fieldStyle } from './field-style.ts';

const { color, space } = tokens;

/** The box of a list to choose from: one arrow in every browser, with room around it; where the system paints, its own. */
export const selectStyle = css([
  fieldStyle.box,
  {
    '@media (forced-colors: none)': {
      appearance: 'none',
      paddingInlineEnd: space[7],
      backgroundImage: `linear-gradient(45deg, transparent 50%, ${color.textQuiet} 50%), linear-gradient(135deg, ${color.textQuiet} 50%, transparent 50%)`,
      backgroundPosition: 'right 1.25rem center, right 0.875rem center',
      backgroundSize: '0.375rem 0.375rem',
      backgroundRepeat: 'no-repeat',
    },
  },
]);
