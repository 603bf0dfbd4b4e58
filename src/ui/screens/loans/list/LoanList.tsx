import { css } from '@emotion/react';
import type { LoanSummary, LoanTotals } from '@member-portal/domain/loan';
import type { ReactNode } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { PagedList } from '../../../paging/PagedList.tsx';
import type { PagedSource } from '../../../paging/paged-source.ts';
import { tokens } from '../../../theme/tokens.ts';
import { LoanRow } from './LoanRow.tsx';
import { LoanTable } from './LoanTable.tsx';
import { LoanTableHead } from './LoanTableHead.tsx';
import { ROWS } from './row-keys.ts';

/** How loans lie: a card each, a row each, or a table. */
export type LoanLayout = 'cards' | 'rows' | 'table';

/** Loans one under another, however many there are. The arrow keys move between rows. */
export const LoanList = ({
  loans,
  label,
  empty,
  layout,
  totals,
  heading,
  card,
}: {
  readonly loans: PagedSource<LoanSummary>;
  readonly label: string;
  readonly empty: ReactNode;
  readonly layout: LoanLayout;
  /** What all loans of the table come to, where that is known. */
  readonly totals: LoanTotals | undefined;
  /** The level of a row's heading. */
  readonly heading: 'h2' | 'h3';
  readonly card: (loan: LoanSummary) => ReactNode;
}) => {
  const t = useText();
  const draw = (items: readonly LoanSummary[]): ReactNode =>
    layout === 'table' ? (
      <LoanTable loans={items} label={label} />
    ) : (
      <ul css={layout === 'rows' ? rows : list} aria-label={label}>
        {items.map((loan) => (
          <li key={loan.id}>{layout === 'rows' ? <LoanRow loan={loan} heading={heading} /> : card(loan)}</li>
        ))}
      </ul>
    );
  return (
    <div css={layout === 'cards' ? gap : layout === 'rows' ? rowGap : undefined} {...ROWS}>
      {layout === 'table' ? <LoanTableHead totals={totals} /> : undefined}
      <PagedList
        source={loans}
        words={{ more: t('loans.list.more'), moreFailed: t('loans.list.moreFailed') }}
        empty={empty}
        draw={draw}
      />
    </div>
  );
};

const { space } = tokens;
const gap = css({ '--page-gap': space[4] });
const rowGap = css({ '--page-gap': space[2] });
const list = css({
  // Cards lie by the width of the list.
  containerType: 'inline-size',
  display: 'grid',
  gap: space[4],
  padding: 0,
});
const rows = css({ display: 'grid', gap: space[2], padding: 0 });
