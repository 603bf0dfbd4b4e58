import { css } from '@emotion/react';
import { ReadLoan } from '@member-portal/application/loans';
import type { LoanId } from '@member-portal/domain/loan';
import { useParams } from '@tanstack/react-router';
import { Failure } from '../../../controls/Failure.tsx';
import { PageHeading } from '../../../controls/PageHeading.tsx';
import { Spinner } from '../../../controls/Spinner.tsx';
import { LoanDialogs } from '../../../dialogs/LoanDialogs.tsx';
import { useText } from '../../../intl/use-text.ts';
import { LoanNotFound } from '../../../loan/LoanNotFound.tsx';
import { OpenPaymentNotices } from '../../../loan/OpenPaymentNotices.tsx';
import { OutdatedNotice } from '../../../loan/OutdatedNotice.tsx';
import { PhoneLine } from '../../../loan/PhoneLine.tsx';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useRead } from '../../../services/use-read.ts';
import { PageVisit, usePageVisit } from '../../../telemetry/use-page-visit.ts';
import { above, stack } from '../../../theme/styles.ts';
import { BackToLoans, LoanDetails } from './LoanDetails.tsx';

/** One loan (specification, section 2: /loans). Whether it exists is known only once it was read. */
export const LoanPage = () => {
  const { loanId = '' } = useParams({ strict: false });
  return <LoanScreen key={loanId} loanId={loanId as LoanId} />;
};

const LoanScreen = ({ loanId }: { readonly loanId: LoanId }) => {
  const t = useText();
  const readLoan = useService(ReadLoan);
  const loan = useRead({ read: 'loan', loanId }, (signal) => readLoan(loanId, signal));
  const visit = usePageVisit('payment plans', loan);
  return (
    <LoanDialogs>
      <OpenPaymentNotices />
      <OutdatedNotice />
      {loan.state === 'ready' ? (
        <PageVisit value={visit}>
          <LoanDetails loan={loan.value} />
        </PageVisit>
      ) : loan.state === 'loading' ? (
        <Spinner page />
      ) : loan.failure.kind === 'not-found' ? (
        <LoanNotFound />
      ) : (
        <>
          <BackToLoans segment="outstanding" />
          <PageHeading>{t('loan.title')}</PageHeading>
          <div css={trouble}>
            <Failure failure={loan.failure} onRetry={loan.retry} />
            <PhoneLine />
          </div>
        </>
      )}
    </LoanDialogs>
  );
};

const trouble = css(stack(4), above(4));
