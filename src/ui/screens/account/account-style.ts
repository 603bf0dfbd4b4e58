import { css } from '@emotion/react';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.ts';

const { color, size, space, weight } = tokens;

/** Columns, headings and quiet words of the account page. */
export const accountStyle = {
  page: css({ display: 'grid', gap: space[5] }),
  /** What is on file at the left, what is chosen at the right, below each other where there is no room for both. */
  columns: css({
    display: 'grid',
    alignItems: 'start',
    gap: space[5],
    [from('md')]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
  }),
  column: css({ display: 'grid', gap: space[5] }),
  title: css({ marginBlockEnd: space[2], fontSize: size.heading, fontWeight: weight.bold }),
  quiet: css({ color: color.textQuiet, fontSize: size.small }),
} as const;
