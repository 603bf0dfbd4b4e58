import { css } from '@emotion/react';
import type { LoanSummary } from '@member-portal/domain/loan';
import type { ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { PagedList } from './PagedList.tsx';
import type { PagedSource } from './paged-source.ts';

/** Loans one under another, however many there are. */
export const LoanList = ({
  loans,
  label,
  empty,
  card,
}: {
  readonly loans: PagedSource<LoanSummary>;
  readonly label: string;
  readonly empty: ReactNode;
  readonly card: (loan: LoanSummary) => ReactNode;
}) => {
  const t = useText();
  return (
    <div css={gap}>
      <PagedList
        source={loans}
        words={{ label, more: t('loans.list.more'), moreFailed: t('loans.list.moreFailed'), list }}
        empty={empty}
        line={(loan) => <li key={loan.id}>{card(loan)}</li>}
      />
    </div>
  );
};

const { space } = tokens;
const gap = css({ '--page-gap': space[4] });
const list = css({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });
