import { css } from '@emotion/react';
import { tableLook } from '../../../controls/DataTable.tsx';
import { text } from '../../../theme/styles.ts';

/** What the table of a history wears until it is a `DataTable`. */
export const tableStyle = {
  table: tableLook,
  figure: css({ 'th&, td&, &': { textAlign: 'end' } }),
  minor: text.quiet,
  major: css({ '&, td&': { fontWeight: 700 } }),
  date: css({ whiteSpace: 'nowrap' }),
} as const;
