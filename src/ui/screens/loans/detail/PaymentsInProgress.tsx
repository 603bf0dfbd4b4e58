import { css } from '@emotion/react';
import type { LoanId } from '@member-portal/domain/loan';
import { isInProgress, type PaymentRequest } from '@member-portal/domain/payment';
import { useToday } from '../../../clock/use-today.ts';
import { Notice } from '../../../controls/Notice.tsx';
import { useLoanDialogs } from '../../../dialogs/LoanDialogs.tsx';
import { Rich } from '../../../intl/Rich.tsx';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { CancelPaymentButton } from '../../../loan/CancelPaymentButton.tsx';
import { ConfirmationNumber } from '../../../payment/ConfirmationNumber.tsx';
import { methodName } from '../../../payment/method-words.ts';
import { tokens } from '../../../theme/tokens.ts';

/** Payments that were asked for and are not booked yet, each with the way to cancel it. */
export const PaymentsInProgress = ({
  loanId,
  payments,
}: {
  readonly loanId: LoanId;
  readonly payments: readonly PaymentRequest[];
}) => {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  const dialogs = useLoanDialogs();
  const cancel = (payment: PaymentRequest): void => dialogs.open({ flow: 'cancel', loanId, payment });
  return (
    <div css={list}>
      {payments
        .filter(({ status }) => isInProgress(status))
        .map((payment) => (
          <Notice
            key={payment.id}
            heading={t(payment.payOn > today ? 'loan.inProgress.titleScheduled' : 'loan.inProgress.title')}
          >
            <p>
              <Rich
                id="loan.inProgress.text"
                values={{
                  amount: format.money(payment.amount),
                  method: methodName(t, payment.method),
                  date: format.dateLong(payment.payOn),
                  confirmation: <ConfirmationNumber number={payment.confirmation} />,
                }}
              />{' '}
              {t('loan.inProgress.note')}
            </p>
            <div css={action} data-print="none">
              <CancelPaymentButton payment={payment} onCancel={cancel} />
            </div>
          </Notice>
        ))}
    </div>
  );
};

const list = css({ display: 'grid', gap: tokens.space[3], '&:empty': { display: 'none' } });
const action = css({ marginBlockStart: tokens.space[3], '&:empty': { display: 'none' } });
