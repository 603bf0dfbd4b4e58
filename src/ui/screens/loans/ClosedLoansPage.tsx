import { css } from '@emotion/react';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { useText } from '../../intl/use-text.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { tokens } from '../../theme/tokens.ts';
import { ClosedLoanCard } from './ClosedLoanCard.tsx';
import { EmptyLoans } from './EmptyLoans.tsx';
import { LoanList } from './LoanList.tsx';
import { LoansNav } from './LoansNav.tsx';
import { useLoans } from './use-loans.ts';

/** Loans that are over: paid, cancelled, expired, closed, charged off (specification, section 2: /loans). */
export const ClosedLoansPage = () => {
  const t = useText();
  usePageLoaded('closed loans');
  const loans = useLoans('closed', { search: '', sort: 'opened' });
  return (
    <>
      <PageHeading>{t('loans.closed.title')}</PageHeading>
      <LoansNav />
      <div css={room}>
        <LoanList
          loans={loans}
          label={t('loans.closed.title')}
          empty={<EmptyLoans segment="closed" />}
          card={(loan) => <ClosedLoanCard loan={loan} />}
        />
      </div>
    </>
  );
};

const room = css({ paddingBlockStart: tokens.space[6] });
