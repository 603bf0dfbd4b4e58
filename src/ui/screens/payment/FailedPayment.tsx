import { css } from '@emotion/react';
import { isPayable, type Loan } from '@member-portal/domain/loan';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import type { RetriedPayment } from './payment-draft.ts';
import { useFailedPayment } from './use-failed-payment.ts';

/** That a loan's last payment failed: why, when it is tried again, and the way to pay it by another method at once. */
export const FailedPayment = ({
  loan,
  onPayAgain,
}: {
  readonly loan: Loan;
  readonly onPayAgain: (failed: RetriedPayment) => void;
}) => {
  const t = useText();
  const failed = useFailedPayment(loan);
  if (!failed || !isPayable(loan)) return undefined;
  const { id, amount } = failed.payment;
  return (
    <Notice tone="danger" heading={t('payment.failed.title')}>
      <p>{failed.text}</p>
      <div css={action} data-print="none">
        <Button variant="secondary" onClick={() => onPayAgain({ id, amount })}>
          {t('payment.failed.again')}
        </Button>
      </div>
    </Notice>
  );
};

const action = css({ marginBlockStart: tokens.space[3] });
