import type { LoanSummary } from '@member-portal/domain/loan';
import { type Activity, retryAheadOf } from '@member-portal/domain/payment';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { useFlag } from '../../services/use-flag.ts';
import { useToday } from '../loans/use-today.ts';
import { failureReason } from './failure-reason.ts';
import { useLastFailed } from './use-last-failed.ts';

/**
 * A loan's last payment where it failed, and in words why and when it is tried again. Nothing is asked where it is not
 * `wanted`.
 */
export const useFailedPayment = (
  loan: Pick<LoanSummary, 'id'>,
  wanted = true,
): { readonly payment: Activity; readonly text: string } | undefined => {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  const told = useFlag('paymentFailureReason');
  const { payment } = useLastFailed(loan.id, wanted);
  if (!payment) return undefined;
  const { type, amount, on, failure } = payment;
  const ahead = retryAheadOf(payment, today);
  const facts = { amount: format.money(amount), date: format.dateLong(on) };
  const text = [
    t(type === 'AUTOPAY' ? 'payment.failed.autopay' : 'payment.failed.text', facts),
    ...(told && failure ? [failureReason(t, failure.reason)] : []),
    ...(ahead ? [t('payment.failed.retry', { date: format.dateLong(ahead.on) })] : []),
  ].join(' ');
  return { payment, text };
};
