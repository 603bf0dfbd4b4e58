import { css } from '@emotion/react';
import { ReadLoan } from '@member-portal/application/loans';
import type { LoanId } from '@member-portal/domain/loan';
import { useParams } from '@tanstack/react-router';
import { Failure } from '../../../controls/Failure.tsx';
import { PageHeading } from '../../../controls/PageHeading.tsx';
import { Spinner } from '../../../controls/Spinner.tsx';
import { usePaymentDialog } from '../../../dialogs/use-payment-dialog.tsx';
import { usePayoffDialog } from '../../../dialogs/use-payoff-dialog.tsx';
import { useText } from '../../../intl/use-text.ts';
import { LoanNotFound } from '../../../loan/LoanNotFound.tsx';
import { PhoneLine } from '../../../loan/PhoneLine.tsx';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useRead } from '../../../services/use-read.ts';
import { usePageVisit } from '../../../telemetry/use-page-visit.ts';
import { tokens } from '../../../theme/tokens.ts';
import { OpenPaymentNotices } from '../../ordering/OpenPaymentNotices.tsx';
import { BackToLoans } from './BackToLoans.tsx';
import { LoanDetails } from './LoanDetails.tsx';

/** One loan (specification, section 2: /loans). What the address names is only known to be a loan once it was read. */
export const LoanPage = () => {
  const { loanId = '' } = useParams({ strict: false });
  return <LoanScreen key={loanId} loanId={loanId as LoanId} />;
};

const LoanScreen = ({ loanId }: { readonly loanId: LoanId }) => {
  const t = useText();
  const readLoan = useService(ReadLoan);
  const loan = useRead({ read: 'loan', loanId }, (signal) => readLoan(loanId, signal));
  const visit = usePageVisit('payment plans', loan.state === 'ready');
  const { pay, dialog, open: paying } = usePaymentDialog();
  const {
    payOff,
    dialog: payoffDialog,
    open: payingOff,
  } = usePayoffDialog(loan.state === 'ready' ? loan.value : undefined);
  return (
    <>
      <OpenPaymentNotices dialogOpen={paying || payingOff} />
      {loan.state === 'ready' ? (
        <LoanDetails loan={loan.value} visit={visit} onPay={(wish) => pay(loanId, wish)} onPayOff={payOff} />
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
      {dialog}
      {payoffDialog}
    </>
  );
};

const trouble = css({ display: 'grid', gap: tokens.space[4], marginBlockStart: tokens.space[4] });
