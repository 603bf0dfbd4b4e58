import { css } from '@emotion/react';

const onPaperAs = (display: 'table-row' | 'grid' | 'block') =>
  css({ display: 'none', '@media print': { display } });

/** For what is `hidden` on a screen, and there on paper: a row of a table, a card, or any other part. */
export const foldStyle = {
  row: onPaperAs('table-row'),
  card: onPaperAs('grid'),
  part: onPaperAs('block'),
} as const;
