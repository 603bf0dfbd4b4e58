import { AwaitsPayment } from '@member-portal/application/payments';
import type { LoanId } from '@member-portal/domain/loan';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../controls/Notice.tsx';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';

/** That an earlier payment on the loan is still being looked for, before another one is sent. */
export const EarlierPayment = ({ loanId }: { readonly loanId: LoanId }) => {
  const t = useText();
  const awaits = useService(AwaitsPayment);
  const { data } = useQuery({
    queryKey: ['awaits payment', loanId],
    queryFn: async () => (await awaits(loanId)).unwrapOr(false),
    gcTime: 0,
  });
  return data === true ? (
    <Notice tone="warning" heading={t('payment.notice.undecided')}>
      {t('payment.review.undecided')}
    </Notice>
  ) : undefined;
};
