import { AwaitsPayment } from '@member-portal/application/payments';
import type { LoanId } from '@member-portal/domain/loan';
import { Notice } from '../../controls/Notice.tsx';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useLoading } from '../../services/use-loading.ts';

/** That an earlier payment on the loan is still being looked for, before another one is sent. */
export const EarlierPayment = ({ loanId }: { readonly loanId: LoanId }) => {
  const t = useText();
  const awaits = useService(AwaitsPayment);
  const { state } = useLoading(() => awaits(loanId), loanId);
  return state.kind === 'done' && state.value ? (
    <Notice tone="warning" heading={t('payment.notice.undecided')}>
      {t('payment.review.undecided')}
    </Notice>
  ) : undefined;
};
