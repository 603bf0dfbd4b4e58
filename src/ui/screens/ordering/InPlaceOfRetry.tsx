import type { RetryAhead } from '@member-portal/domain/payment';
import { Notice } from '../../controls/Notice.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';

/** That a payment takes the place of a returned one, which would otherwise be tried again beside it. */
export const InPlaceOfRetry = ({ retry }: { readonly retry: RetryAhead }) => {
  const t = useText();
  const format = useFormat();
  return (
    <Notice heading={t('payment.inPlace.title')}>
      {t('payment.inPlace.text', { amount: format.money(retry.amount), date: format.dateLong(retry.on) })}
    </Notice>
  );
};
