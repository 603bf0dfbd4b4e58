import { ReadHistory } from '@member-portal/application/loans';
import { failedPaymentOf } from '@member-portal/application/payments';
import type { LoanSummary } from '@member-portal/domain/loan';
import type { Activity } from '@member-portal/domain/payment';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useFlag } from '../../services/use-flag.ts';
import { useRead } from '../../services/use-read.ts';
import { useToday } from '../loans/use-today.ts';
import { failureReason } from './failure-reason.ts';

/** Enough of the newest payments to know whether the last one failed. */
const LOOKED_AT = 5;

/**
 * A loan's last payment where it failed, and in words why and when it is tried again. What cannot be read says nothing:
 * the activity of the loan tells of that. Nothing is asked where it is not `wanted`.
 */
export const useFailedPayment = (
  loan: Pick<LoanSummary, 'id'>,
  wanted = true,
): { readonly payment: Activity; readonly text: string } | undefined => {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  const readHistory = useService(ReadHistory);
  const told = useFlag('paymentFailureReason');
  const history = useRead(
    { read: 'history', loanId: loan.id },
    (signal) => readHistory(loan.id, { types: ['PAYMENT', 'AUTOPAY'], limit: LOOKED_AT }, signal),
    'last payments',
    wanted,
  );
  const payment = wanted && history.state === 'ready' ? failedPaymentOf(history.value.items) : undefined;
  if (!payment) return undefined;
  const { type, amount, on, failure } = payment;
  const retryOn = failure?.retryOn;
  const facts = { amount: format.money(amount), date: format.dateLong(on) };
  const text = [
    t(type === 'AUTOPAY' ? 'payment.failed.autopay' : 'payment.failed.text', facts),
    ...(told && failure ? [failureReason(t, failure.reason)] : []),
    // A day that has passed is none to wait for.
    ...(retryOn && retryOn >= today ? [t('payment.failed.retry', { date: format.dateLong(retryOn) })] : []),
  ].join(' ');
  return { payment, text };
};
