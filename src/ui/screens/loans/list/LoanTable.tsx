import { css } from '@emotion/react';
import type { LoanSegment, LoanSummary, LoanTotals } from '@member-portal/domain/loan';
import { isPositive } from '@member-portal/domain/money';
import { useWords } from '../../../intl/use-words.ts';
import { row, unseen } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';
import { opensLoan, RowLink } from './RowLink.tsx';
import { useLoanLine } from './use-loan-line.tsx';

const WHICH = ['loans.column.loan', 'loans.column.state'] as const;
const COLUMNS = {
  outstanding: [
    ...WHICH,
    'loans.column.next',
    'loans.column.amount',
    'loans.column.balance',
    'loans.details',
  ],
  closed: [...WHICH, 'loans.status.CLOSED', 'loans.balanceOwed', 'loans.original', 'loans.details'],
} as const;

/** One page of many loans: rows of 48 px that open their loan. The visible header is above all pages. */
export const LoanTable = ({
  loans,
  segment,
  label,
}: {
  readonly loans: readonly LoanSummary[];
  readonly segment: LoanSegment;
  readonly label: string;
}) => {
  const { t, format } = useWords();
  const lineOf = useLoanLine();
  return (
    <table css={[grid, page]} aria-label={label}>
      <thead>
        <tr>
          {COLUMNS[segment].map((name) => (
            <th key={name} scope="col">
              <span>{t(name)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {loans.map((loan) => {
          const { name, state, when, amount, balance, balanceIs } = lineOf(loan);
          // The column's name does not fit an amount that was only requested.
          const lent = balanceIs === 'askedFor' ? undefined : balance;
          const [due, figure] = balanceIs === 'balanceOwed' ? [balance, loan.original] : [amount, lent];
          return (
            <tr key={loan.id}>
              <th scope="row">
                <span>{name}</span> <span>{t('loans.number', { number: loan.number })}</span>
              </th>
              <td>{state}</td>
              <td>{when}</td>
              <td>{due && format.money(due)}</td>
              <td>{figure && format.money(figure)}</td>
              <td>
                <RowLink loan={loan} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** Sticky header of a long list: the totals, if the platform reports them, and the columns' names. */
export const LoanTableHead = ({
  segment,
  totals,
}: {
  readonly segment: LoanSegment;
  readonly totals: LoanTotals | undefined;
}) => {
  const { t, format } = useWords();
  const summed = (key: 'pastDue' | 'dueSoon', { count, amount }: LoanTotals['pastDue'], date = '') =>
    isPositive(amount) && (
      <span>{t(`loans.totals.${key}`, { count, amount: format.money(amount), date })}</span>
    );
  return (
    <div css={head}>
      {totals && (
        <p css={sums}>
          <span>{t('loans.totals.balance', { amount: format.money(totals.balance) })}</span>
          {summed('pastDue', totals.pastDue)}
          {summed('dueSoon', totals.dueSoon, format.dateShort(totals.dueSoon.by))}
        </p>
      )}
      <table css={[grid, names]} aria-hidden="true">
        <tbody>
          <tr>
            {COLUMNS[segment].map((name) => (
              <td key={name}>{name === 'loans.details' ? undefined : t(name)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
};

const { color, corner, size, space, weight } = tokens;
// Not a scroll container. In rows only for the name, because each clipped box costs time when a long list scrolls.
const clipped = { overflow: 'clip', textOverflow: 'ellipsis' } as const;
// The table styles its cells, because in a long list a style per cell costs more than the cell. The first row
// sets the column widths, which the pages of the table and the header above them share.
const grid = css({
  width: '100%',
  tableLayout: 'fixed',
  borderSpacing: 0,
  '& th, & td': {
    width: '9rem',
    padding: `0 ${space[3]}`,
    textAlign: 'start',
    fontWeight: weight.normal,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
  },
  '& tr > :nth-of-type(1)': { width: 'auto' },
  '& tr > :nth-of-type(2)': { width: '14.5rem' }, // as wide as “Prélèvement automatique” with its icon
  '& tr > :nth-of-type(6)': { width: '3rem' },
  '& tr > :nth-of-type(n + 4), & td:nth-last-of-type(-n + 3)': { textAlign: 'end' },
});
const page = css({
  // For screen readers, which read this header with each cell; the visible header is above all pages.
  '& thead th': { position: 'relative', height: 0 },
  '& thead span': unseen,
  '& tbody tr': [
    opensLoan,
    { height: '3rem', backgroundColor: color.surface, '&:hover': { backgroundColor: color.sunken } },
  ],
  '& tbody tr > *': { borderBlockEnd: `1px solid ${color.line}` },
  '& tbody th': { fontWeight: weight.medium },
  '& tbody th > span': [clipped, { display: 'block', lineHeight: 1.35 }],
  '& tbody th > span + span': { fontSize: size.small, fontWeight: weight.normal, color: color.textQuiet },
});
const head = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  paddingBlockStart: space[3],
  // No borders at the sides, whose width would misalign its columns.
  borderBlock: `1px solid ${color.line}`,
  borderRadius: `${corner.card} ${corner.card} 0 0`,
  backgroundColor: color.surface,
});
const sums = css(row(5, 1), {
  paddingInline: space[3],
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
const names = css({ '& td': [clipped, { height: '2.5rem', color: color.textQuiet, fontSize: size.small }] });
