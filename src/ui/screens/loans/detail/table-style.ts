import { css } from '@emotion/react';
import { tokens } from '../../../theme/tokens.ts';

const { color, media, size, space, weight } = tokens;
const hidden = {
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: 1,
  height: 1,
  overflow: 'hidden',
} as const;

/** How a table of dates and amounts is set: as on a statement, hairlines between its lines, amounts at the right. */
export const tableStyle = {
  table: css({
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: `${space[3]} ${space[4]} ${space[3]} 0`,
      borderBlockEnd: `1px solid ${color.line}`,
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: weight.normal,
    },
    '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 0 },
    '& thead th': { color: color.textQuiet, fontSize: size.small },
    '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
    // Too narrow for columns: each row is a line that wraps, and the heads are left to screen readers.
    [media.fewLetters]: {
      '& thead': hidden,
      '& tbody tr': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        borderBlockEnd: `1px solid ${color.line}`,
      },
      '& tbody th, & tbody td': { borderBlockEnd: 0 },
    },
  }),
  figure: css({ 'th&, td&, &': { textAlign: 'end' } }),
  minor: css({ color: color.textQuiet }),
  major: css({ '&, td&': { fontWeight: weight.bold } }),
  date: css({
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    // A phone has no room for a whole date where a visitor spaces letters and words.
    [tokens.media.small]: { whiteSpace: 'normal' },
  }),
} as const;
