import { css } from '@emotion/react';
import { isPositive } from '@member-portal/domain/money';
import type { Activity } from '@member-portal/domain/payment';
import { ActionLink } from '../../../controls/ActionLink.tsx';
import { Amount } from '../../../controls/Amount.tsx';
import { StatusChip } from '../../../controls/StatusChip.tsx';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { paymentChipOf } from '../../../loan/status-chips.ts';
import { methodName } from '../../../payment/method-words.ts';
import { tokens } from '../../../theme/tokens.ts';
import { tableStyle } from '../detail/table-style.ts';
import { replacedBy } from './replaced-by.ts';
import { hasReceipt, isPlainlyBooked, spreadOf, useReplacedWords } from './use-activity-words.ts';

const COLUMNS = ['date', 'type', 'method', 'principal', 'interest', 'fees', 'amount'] as const;
const FIGURES: readonly string[] = ['principal', 'interest', 'fees', 'amount'];

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
  const t = useText();
  const format = useFormat();
  const inPlaceOf = useReplacedWords();
  return (
    <table css={[tableStyle.table, fixed]} aria-label={label}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th
              key={column}
              scope="col"
              css={[widths[column], FIGURES.includes(column) ? tableStyle.figure : undefined]}
            >
              {t(`loan.csv.${column}`)}
            </th>
          ))}
          {onReceipt ? (
            <th scope="col" css={[widths.receipt, tableStyle.figure]}>
              {t('loan.receipt.title')}
            </th>
          ) : undefined}
        </tr>
      </thead>
      <tbody>
        {activities.map((activity) => {
          const { id, on, type, status, method, confirmation, amount } = activity;
          const spread = spreadOf(activity);
          const note = inPlaceOf(replacedBy(activity, activities));
          const day = format.dateLong(on);
          return (
            <tr key={id}>
              <th scope="row" css={tableStyle.date}>
                {format.dateShort(on)}
              </th>
              <td>
                <span css={what}>
                  <span css={name}>{t(`loan.activity.type.${type}`)}</span>
                  {isPlainlyBooked(activity) ? undefined : (
                    <StatusChip style={paymentChipOf(status)} text={t(`loan.activity.status.${status}`)} />
                  )}
                </span>
                {note === undefined ? undefined : <span css={small}>{note}</span>}
                {confirmation ? <span css={small}>{confirmation}</span> : undefined}
              </td>
              <td>{method ? methodName(t, method) : undefined}</td>
              {(['principal', 'interest', 'fees'] as const).map((part) => (
                <td key={part} css={[tableStyle.figure, tableStyle.minor]}>
                  {spread && isPositive(spread[part]) ? <Amount value={spread[part]} /> : undefined}
                </td>
              ))}
              <td css={[tableStyle.figure, tableStyle.major]}>
                <Amount value={amount} />
              </td>
              {onReceipt ? (
                <td css={tableStyle.figure}>
                  {hasReceipt(activity) ? (
                    <ActionLink
                      aria-label={t('loan.receipt.of', { amount: format.money(amount), date: day })}
                      onClick={() => onReceipt(activity)}
                    >
                      {t('loan.receipt.show')}
                    </ActionLink>
                  ) : undefined}
                </td>
              ) : undefined}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const { color, size, space, weight } = tokens;
// One width for each column, so that the pages of a long history are one table to the eye.
const fixed = css({ tableLayout: 'fixed', '& td': { overflowWrap: 'anywhere' } });
const widths = {
  date: css({ width: '8rem' }),
  // Where there is room, as wide as an automatic payment with its status.
  type: css({ '@media (min-width: 78em)': { width: '15.5rem' } }),
  method: css({}),
  principal: css({ width: '6.5rem' }),
  interest: css({ width: '6rem' }),
  fees: css({ width: '5.5rem' }),
  amount: css({ width: '7rem' }),
  receipt: css({ width: '7rem' }),
} as const;
const what = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[2]}` });
const name = css({ fontWeight: weight.medium });
const small = css({ display: 'block', fontSize: size.small, color: color.textQuiet });
