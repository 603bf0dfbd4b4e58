import { css } from '@emotion/react';

const onPaperAs = (display: 'table-row' | 'grid') => css({ display: 'none', '@media print': { display } });

/** For what is `hidden` on a screen, and there on paper: a row of a table, or a card. */
export const foldStyle = {
  row: onPaperAs('table-row'),
  card: onPaperAs('grid'),
} as const;
