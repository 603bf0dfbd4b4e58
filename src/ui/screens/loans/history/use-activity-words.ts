import { isPositive } from '@member-portal/domain/money';
import type { Activity } from '@member-portal/domain/payment';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import type { Replaced } from './replaced-by.ts';

/** Only booked payments have a receipt: no fees, adjustments, or payments that are in progress or failed. */
export const hasReceipt = ({ type, status }: Activity): boolean =>
  (type === 'PAYMENT' || type === 'AUTOPAY' || type === 'REFUND') &&
  (status === 'RECEIVED' || status === 'REFUNDED');

/** Nobody receives a fee or an adjustment: it is simply booked, and has no state to tell. */
export const isPlainlyBooked = ({ type, status }: Activity): boolean =>
  (type === 'FEE' || type === 'ADJUSTMENT') && status === 'RECEIVED';

/** Where the money of a line went, where any of it did. */
export const spreadOf = ({ allocation }: Activity) =>
  allocation && Object.values(allocation).some(isPositive) ? allocation : undefined;

/** Says which payment a line was made in place of. */
export const useReplacedWords = (): ((replaced: Replaced | undefined) => string | undefined) => {
  const t = useText();
  const { money, dateLong } = useFormat();
  return (replaced) => {
    if (replaced === undefined) return undefined;
    return replaced === 'not-listed'
      ? t('loan.activity.replacesEarlier')
      : t('loan.activity.replaces', { amount: money(replaced.amount), date: dateLong(replaced.on) });
  };
};
