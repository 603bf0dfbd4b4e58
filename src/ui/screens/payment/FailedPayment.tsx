import { css } from '@emotion/react';
import { ReadHistory } from '@member-portal/application/loans';
import { failedPaymentOf } from '@member-portal/application/payments';
import { isPayable, type Loan } from '@member-portal/domain/loan';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useFlag } from '../../services/use-flag.ts';
import { useRead } from '../../services/use-read.ts';
import { tokens } from '../../theme/tokens.ts';
import { failureReason } from './failure-reason.ts';
import type { RetriedPayment } from './payment-draft.ts';

/** Enough of the newest payments to know whether the last one failed. */
const LOOKED_AT = 5;

/** That a loan's last payment failed: why, when it is tried again, and the way to pay it by another method at once. */
export const FailedPayment = ({
  loan,
  onPayAgain,
}: {
  readonly loan: Loan;
  readonly onPayAgain: (failed: RetriedPayment) => void;
}) => {
  const t = useText();
  const format = useFormat();
  const readHistory = useService(ReadHistory);
  const told = useFlag('paymentFailureReason');
  const history = useRead(
    { read: 'history', loanId: loan.id },
    (signal) => readHistory(loan.id, { types: ['PAYMENT', 'AUTOPAY'], limit: LOOKED_AT }, signal),
    'last payments',
  );
  // What cannot be read is told by the activity below.
  const failed = history.state === 'ready' ? failedPaymentOf(history.value.items) : undefined;
  if (!failed || !isPayable(loan)) return undefined;
  const { id, type, amount, on, failure } = failed;
  const facts = { amount: format.money(amount), date: format.dateLong(on) };
  return (
    <Notice tone="danger" heading={t('payment.failed.title')}>
      <p>
        {[
          t(type === 'AUTOPAY' ? 'payment.failed.autopay' : 'payment.failed.text', facts),
          ...(told && failure ? [failureReason(t, failure.reason)] : []),
          ...(failure?.retryOn
            ? [t('payment.failed.retry', { date: format.dateLong(failure.retryOn) })]
            : []),
        ].join(' ')}
      </p>
      <div css={action} data-print="none">
        <Button variant="secondary" onClick={() => onPayAgain({ id, amount })}>
          {t('payment.failed.again')}
        </Button>
      </div>
    </Notice>
  );
};

const action = css({ marginBlockStart: tokens.space[3] });
