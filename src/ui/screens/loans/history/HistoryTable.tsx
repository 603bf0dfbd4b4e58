import { css } from '@emotion/react';
import { isPositive } from '@member-portal/domain/money';
import { type Activity, replacedBy, spreadOf } from '@member-portal/domain/payment';
import { Amount } from '../../../controls/Amount.tsx';
import { useWords } from '../../../intl/use-words.ts';
import { methodName } from '../../../payment/method-words.ts';
import { tokens } from '../../../theme/tokens.ts';
import { tableStyle } from '../detail/table-style.ts';
import { ActivityName, inPlaceOf, ReceiptLink } from './ActivityLine.tsx';

const PARTS = ['principal', 'interest', 'fees'] as const;
const COLUMNS = ['date', 'type', 'method', ...PARTS, 'amount'] as const;

/** One page of a history as a table, with each payment's receipt at the end of its row. */
export const HistoryTable = ({
  activities,
  label,
  onReceipt,
}: {
  readonly activities: readonly Activity[];
  readonly label: string;
  /** Shows the receipt; absent where none is offered. */
  readonly onReceipt: ((activity: Activity) => void) | undefined;
}) => {
  const words = useWords();
  const { t, format } = words;
  return (
    <table css={[tableStyle.table, fixed]} aria-label={label}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`loan.csv.${column}`)}
            </th>
          ))}
          {onReceipt && <th scope="col">{t('loan.receipt.title')}</th>}
        </tr>
      </thead>
      <tbody>
        {activities.map((activity) => {
          const { id, on, method, confirmation, amount } = activity;
          const spread = spreadOf(activity);
          const note = inPlaceOf(words, replacedBy(activity, activities));
          return (
            <tr key={id}>
              <th scope="row">{format.dateShort(on)}</th>
              <td>
                <ActivityName activity={activity} />
                {note && <small>{note}</small>}
                {confirmation && <small>{confirmation}</small>}
              </td>
              <td>{method && methodName(t, method)}</td>
              {PARTS.map((part) => (
                <td key={part}>{spread && isPositive(spread[part]) && <Amount value={spread[part]} />}</td>
              ))}
              <td>
                <Amount value={amount} />
              </td>
              {onReceipt && (
                <td>
                  <ReceiptLink activity={activity} onReceipt={onReceipt} />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const { color, size, weight } = tokens;
// One width for each column, so that the pages of a long history are one table to the eye. The table styles its cells: in a
// long list a style of each cell's own costs more than the cell.
const fixed = css({
  tableLayout: 'fixed',
  '& td': { overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: size.small, color: color.textQuiet },
  '& tbody th': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& thead th:nth-of-type(n + 4), & td:nth-of-type(n + 3)': { textAlign: 'end' },
  '& td:nth-of-type(n + 3)': { color: color.textQuiet },
  '& td:nth-of-type(n + 6)': { color: color.text },
  '& td:nth-of-type(6)': { fontWeight: weight.bold },
  '& thead th': {
    width: '7rem',
    '&:nth-of-type(1)': { width: '8rem' },
    '&:nth-of-type(2), &:nth-of-type(3)': { width: 'auto' },
    // Where there is room, as wide as an automatic payment with its status.
    '@media (min-width: 78em)': { '&:nth-of-type(2)': { width: '15.5rem' } },
    '&:nth-of-type(4)': { width: '6.5rem' },
    '&:nth-of-type(5)': { width: '6rem' },
    '&:nth-of-type(6)': { width: '5.5rem' },
  },
});
