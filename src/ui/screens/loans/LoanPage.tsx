import { ReadLoan } from '@member-portal/application/loans';
import type { LoanId } from '@member-portal/domain/loan';
import { useParams } from '@tanstack/react-router';
import { Failure } from '../../controls/Failure.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useRead } from '../../services/use-read.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { OpenPaymentsNews } from '../payment/OpenPaymentsNews.tsx';
import { usePaymentDialog } from '../payment/use-payment-dialog.tsx';
import { usePayoffDialog } from '../payoff/use-payoff-dialog.tsx';
import { BackToLoans } from './BackToLoans.tsx';
import { LoanDetails } from './LoanDetails.tsx';
import { LoanNotFound } from './LoanNotFound.tsx';

/** One loan (specification, section 2: /loans). What the address names is only known to be a loan once it was read. */
export const LoanPage = () => {
  const { loanId = '' } = useParams({ strict: false });
  return <LoanScreen key={loanId} loanId={loanId as LoanId} />;
};

const LoanScreen = ({ loanId }: { readonly loanId: LoanId }) => {
  usePageLoaded('payment plans');
  const t = useText();
  const readLoan = useService(ReadLoan);
  const loan = useRead({ read: 'loan', loanId }, (signal) => readLoan(loanId, signal));
  const { pay, dialog, open: paying } = usePaymentDialog();
  const {
    payOff,
    dialog: payoffDialog,
    open: payingOff,
  } = usePayoffDialog(loan.state === 'ready' ? loan.value : undefined);
  return (
    <>
      <OpenPaymentsNews dialogOpen={paying || payingOff} />
      {loan.state === 'ready' ? (
        <LoanDetails loan={loan.value} onPay={(failed) => pay(loanId, failed)} onPayOff={payOff} />
      ) : loan.state === 'loading' ? (
        <Spinner page />
      ) : loan.failure.kind === 'not-found' ? (
        <LoanNotFound />
      ) : (
        <>
          <BackToLoans segment="outstanding" />
          <PageHeading>{t('loan.title')}</PageHeading>
          <Failure failure={loan.failure} onRetry={loan.retry} />
        </>
      )}
      {dialog}
      {payoffDialog}
    </>
  );
};
