import { css } from '@emotion/react';
import { isPositive } from '@member-portal/domain/money';
import { type Activity, activityKeyOf, allocationOf, replacedBy } from '@member-portal/domain/payment';
import { Amount } from '../../../controls/Amount.tsx';
import { type Column, DataTable } from '../../../controls/DataTable.tsx';
import { useWords } from '../../../intl/use-words.ts';
import { methodName } from '../../../payment/method-words.ts';
import { text } from '../../../theme/styles.ts';
import { ActivityName, inPlaceOf, ReceiptLink } from './ActivityLine.tsx';

const PARTS = ['principal', 'interest', 'fees'] as const;

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
    <DataTable
      caption={label}
      css={fixed}
      rows={activities}
      rowKey={activityKeyOf}
      columns={[
        { head: t('loan.csv.date'), cell: ({ on }) => format.dateShort(on) },
        {
          head: t('loan.csv.type'),
          cell: (activity) => {
            const note = inPlaceOf(words, replacedBy(activity, activities));
            return (
              <>
                <ActivityName activity={activity} />
                {note && <small>{note}</small>}
                {activity.confirmation && <small>{activity.confirmation}</small>}
              </>
            );
          },
        },
        { head: t('loan.csv.method'), cell: ({ method }) => method && methodName(t, method) },
        ...PARTS.map((part) => partColumn(t(`loan.csv.${part}`), part)),
        {
          head: t('loan.csv.amount'),
          cell: ({ amount }) => <Amount value={amount} />,
          figure: true,
          tone: 'strong',
        },
        onReceipt !== undefined && {
          head: t('loan.receipt.title'),
          cell: (activity) => <ReceiptLink activity={activity} onReceipt={onReceipt} />,
          figure: true,
        },
      ]}
    />
  );
};

/** The share of an amount that went to one part of the balance. */
const partColumn = (head: string, part: (typeof PARTS)[number]): Column<Activity> => ({
  head,
  cell: (activity) => {
    const spread = allocationOf(activity);
    return spread && isPositive(spread[part]) && <Amount value={spread[part]} />;
  },
  figure: true,
  tone: 'quiet',
});

// Fixed column widths, so that the pages of a long history look like one table. The table styles its cells,
// because in a long list a style per cell costs more than the cell.
const fixed = css({
  tableLayout: 'fixed',
  '& td': { overflowWrap: 'anywhere' },
  // With the visitor's own letter and word spacing, a whole date may not fit on paper.
  '@media print': { '& tbody th': { whiteSpace: 'normal' } },
  '& small': css(text.small, { display: 'block' }),
  '& thead th': {
    width: '7rem',
    '&:nth-of-type(1)': { width: '9rem' },
    '&:nth-of-type(2), &:nth-of-type(3)': { width: 'auto' },
    // If there is space, as wide as an automatic payment with its status.
    '@media (min-width: 78em)': { '&:nth-of-type(2)': { width: '15.5rem' } },
    '&:nth-of-type(4)': { width: '6.5rem' },
    '&:nth-of-type(5)': { width: '6rem' },
    '&:nth-of-type(6)': { width: '5.5rem' },
    '@media print': {
      '&:nth-of-type(1)': { width: '7rem' },
      '&:nth-of-type(n + 4)': { width: '6rem' },
    },
  },
});
