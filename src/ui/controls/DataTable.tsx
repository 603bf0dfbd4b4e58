import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { text, unseen } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A column of a table, and its cell of a row. */
export interface Column<Row> {
  /** Unique among the columns. */
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** For amounts: never wraps, and is aligned right. */
  readonly figure?: boolean;
  readonly tone?: 'quiet' | 'strong' | 'small';
}

/**
 * A table of dates and amounts like an account statement: thin lines between rows, amounts at the right. The first column is
 * the row's header. `cards` is for narrow windows: the first and last cell of a row share a line, the others follow below.
 */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  isFolded,
  cards = false,
  className,
}: {
  /** Its name, for screen readers. */
  readonly caption: string;
  /** False entries are skipped. */
  readonly columns: readonly (Column<Row> | false)[];
  readonly rows: readonly Row[];
  /** Unique among the rows; by default their place. */
  readonly rowKey?: (row: Row) => string;
  /** Whether a row is only for print. */
  readonly isFolded?: (row: Row) => boolean;
  readonly cards?: boolean;
  readonly className?: string;
}) => {
  const shown = columns.filter((column) => column !== false);
  // Safari drops the table roles of cells laid out as cards unless they are explicit.
  const role = (name: string): string | undefined => (cards ? name : undefined);
  return (
    <table css={cards ? [asCards, tableLook] : tableLook} className={className} role={role('table')}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role={role('rowgroup')}>
        <tr role={role('row')}>
          {shown.map(({ head, figure }) => (
            <th key={head} scope="col" role={role('columnheader')} data-figure={figure}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={role('rowgroup')}>
        {Object.entries(rows).map(([place, row]) => (
          <tr key={rowKey?.(row) ?? place} role={role('row')} hidden={isFolded?.(row)}>
            {shown.map(({ head, cell, figure, tone }, at) =>
              at === 0 ? (
                <th key={head} scope="row" role={role('rowheader')}>
                  {cell(row)}
                </th>
              ) : (
                <td key={head} role={role('cell')} data-figure={figure} data-tone={tone}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const { color, media, space, weight } = tokens;
const hairline = `1px solid ${color.line}`;
const cardRow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  borderBlockEnd: hairline,
} as const;
/** Column headers are for screen readers only. */
const asCards = {
  '&, & tbody': { display: 'block' },
  '& thead': unseen,
  '& tbody tr': cardRow,
  '& tbody tr:last-of-type': { borderBlockEnd: 0 },
  '& tbody tr > *': { gridColumn: '1 / -1', padding: 0, borderBlockEnd: 0 },
  '& tbody tr > th': { gridColumn: 1, fontWeight: weight.medium },
  '& tbody tr > td:last-of-type': { gridArea: '1 / 2' },
} as const;
const tableLook = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& tr': { display: 'table-row' },
  '& th, & td': {
    padding: `${space[3]} ${space[4]} ${space[3]} 0`,
    borderBlockEnd: hairline,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: weight.normal,
  },
  '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 0 },
  '& thead th': text.small,
  '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
  '& tbody th': {
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    // With the visitor's own letter and word spacing, a whole date may not fit on a phone.
    [media.small]: { whiteSpace: 'normal' },
  },
  '& [data-figure]': { fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' },
  '& [data-tone=quiet]': text.quiet,
  '& [data-tone=small]': text.small,
  '& [data-tone=strong]': text.strong,
  '@media not print': { '& tr[hidden]': { display: 'none' } },
  // Too narrow for columns: stack the cells of a row.
  [media.fewLetters]: {
    ...asCards,
    '& tbody tr': { ...cardRow, gridTemplateColumns: 'minmax(0, 1fr)' },
    '& tbody tr > td:last-of-type': { gridArea: '2 / 1', textAlign: 'start' },
  },
});
