import { css } from '@emotion/react';
import { PageHeading } from '../../../controls/PageHeading.tsx';
import { useText } from '../../../intl/use-text.ts';
import { usePageVisit } from '../../../telemetry/use-page-visit.ts';
import { tokens } from '../../../theme/tokens.ts';
import { ClosedLoanCard } from './ClosedLoanCard.tsx';
import { LoansNav } from './LoansNav.tsx';
import { SearchableLoans } from './SearchableLoans.tsx';

const SORTS = ['opened'] as const;

/** Loans that are over: paid, cancelled, expired, closed, charged off (specification, section 2: /loans). */
export const ClosedLoansPage = () => {
  const t = useText();
  usePageVisit('closed loans');
  return (
    <>
      <PageHeading>{t('loans.closed.title')}</PageHeading>
      <LoansNav />
      <div css={spaced}>
        <SearchableLoans
          segment="closed"
          sorts={SORTS}
          label={t('loans.closed.title')}
          card={(loan) => <ClosedLoanCard loan={loan} />}
        />
      </div>
    </>
  );
};

const spaced = css({ paddingBlockStart: tokens.space[6] });
