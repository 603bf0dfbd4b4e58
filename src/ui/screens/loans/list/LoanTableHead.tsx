import { css } from '@emotion/react';
import type { LoanTotals } from '@member-portal/domain/loan';
import { isPositive } from '@member-portal/domain/money';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { tokens } from '../../../theme/tokens.ts';
import { LOAN_COLUMNS, LoanColumns, loanTableStyle } from './LoanTable.tsx';

/** What stays at the top while many loans scroll: what they come to, where the platform reports it, and the columns' names. */
export const LoanTableHead = ({ totals }: { readonly totals: LoanTotals | undefined }) => {
  const t = useText();
  const format = useFormat();
  return (
    <div css={head}>
      {totals ? (
        <p css={sums}>
          <span>{t('loans.totals.balance', { amount: format.money(totals.balance) })}</span>
          {isPositive(totals.pastDue.amount) ? (
            <span>
              {t('loans.totals.pastDue', {
                count: totals.pastDue.count,
                amount: format.money(totals.pastDue.amount),
              })}
            </span>
          ) : undefined}
          {isPositive(totals.dueSoon.amount) ? (
            <span>
              {t('loans.totals.dueSoon', {
                count: totals.dueSoon.count,
                amount: format.money(totals.dueSoon.amount),
                date: format.dateShort(totals.dueSoon.by),
              })}
            </span>
          ) : undefined}
        </p>
      ) : undefined}
      <table css={[loanTableStyle.table, names]} aria-hidden="true">
        <LoanColumns />
        <tbody>
          <tr>
            {LOAN_COLUMNS.map((column) => (
              <td
                key={column}
                css={column === 'amount' || column === 'balance' ? loanTableStyle.figure : undefined}
              >
                {t(`loans.column.${column}`)}
              </td>
            ))}
            <td />
          </tr>
        </tbody>
      </table>
    </div>
  );
};

const { color, corner, size, space, weight } = tokens;
const head = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  paddingBlockStart: space[3],
  // None at the sides, which would set its columns off by their width.
  borderBlock: `1px solid ${color.line}`,
  borderRadius: `${corner.card} ${corner.card} 0 0`,
  backgroundColor: color.surface,
});
const sums = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  paddingInline: space[3],
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
const names = css({ '& td': { height: '2.5rem', color: color.textQuiet, fontSize: size.small } });
