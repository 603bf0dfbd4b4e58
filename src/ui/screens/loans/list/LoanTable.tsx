import { css } from '@emotion/react';
import type { LoanSummary } from '@member-portal/domain/loan';
import { Amount } from '../../../controls/Amount.tsx';
import { VisuallyHidden } from '../../../controls/VisuallyHidden.tsx';
import { useText } from '../../../intl/use-text.ts';
import { merchantNameOf } from '../../../loan/merchant-name-of.ts';
import { tokens } from '../../../theme/tokens.ts';
import { LoanState } from './LoanState.tsx';
import { RowLink } from './RowLink.tsx';
import { useRowFacts } from './use-row-facts.ts';

/** The columns of the table; pages of it, and the head above them, share one grid. */
export const LOAN_COLUMNS = ['loan', 'state', 'next', 'amount', 'balance'] as const;

/** One page of many loans: rows of 48 px, all of which open their loan. The head that shows stands above all pages. */
export const LoanTable = ({
  loans,
  label,
}: {
  readonly loans: readonly LoanSummary[];
  readonly label: string;
}) => {
  const t = useText();
  const facts = useRowFacts();
  return (
    <table css={loanTableStyle.table} aria-label={label}>
      <LoanColumns />
      <thead css={unseen}>
        <tr>
          {LOAN_COLUMNS.map((column) => (
            <th key={column} scope="col">
              <VisuallyHidden>{t(`loans.column.${column}`)}</VisuallyHidden>
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>{t('loans.details')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {loans.map((loan) => {
          const { when, amount, balance } = facts(loan);
          return (
            <tr key={loan.id} css={row}>
              <th scope="row" css={name}>
                <span>{merchantNameOf(loan, t)}</span>{' '}
                <span css={quiet}>{t('loans.number', { number: loan.number })}</span>
              </th>
              <td>
                <LoanState loan={loan} />
              </td>
              <td>{when}</td>
              <td css={loanTableStyle.figure}>{amount ? <Amount value={amount} /> : undefined}</td>
              <td css={loanTableStyle.figure}>
                {loan.status === 'UNKNOWN_STATUS' ? undefined : <Amount value={balance} />}
              </td>
              <td css={go}>
                <RowLink loan={loan} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** The widths of the columns. */
export const LoanColumns = () => (
  <colgroup>
    {['auto', '12rem', '9rem', '9rem', '9rem', '3rem'].map((width, index) => (
      <col key={LOAN_COLUMNS[index] ?? 'go'} style={{ width }} />
    ))}
  </colgroup>
);

const { color, size, space, weight } = tokens;

/** What the pages of the table and the head above them share. */
export const loanTableStyle = {
  table: css({
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: `0 ${space[3]}`,
      textAlign: 'start',
      fontWeight: weight.normal,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  }),
  // Doubled, because the table's rule for its cells may come later in the sheet.
  figure: css({ '&&': { textAlign: 'end' } }),
} as const;

const row = css({
  position: 'relative',
  height: '3rem',
  backgroundColor: color.surface,
  '& > *': { borderBlockEnd: `1px solid ${color.line}` },
  '&:hover': { backgroundColor: color.sunken },
});
const name = css({ '&&': { fontWeight: weight.medium } });
const quiet = css({ fontSize: size.small, fontWeight: weight.normal, color: color.textQuiet });
const go = css({ '&&': { textAlign: 'end' }, lineHeight: 0 });
// Its words are heard with each cell; what shows stands above all pages.
const unseen = css({ '& th': { position: 'relative', height: 0 } });
