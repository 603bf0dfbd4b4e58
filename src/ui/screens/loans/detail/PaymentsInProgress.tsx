import { css } from '@emotion/react';
import type { Loan } from '@member-portal/domain/loan';
import { isInProgress, type PaymentRequest } from '@member-portal/domain/payment';
import { useToday } from '../../../clock/use-today.ts';
import { Notice } from '../../../controls/Notice.tsx';
import { useLoanDialogs } from '../../../dialogs/LoanDialogs.tsx';
import { Rich } from '../../../intl/Rich.tsx';
import { useWords } from '../../../intl/use-words.ts';
import { CancelPaymentButton } from '../../../loan/CancelPaymentButton.tsx';
import { ConfirmationNumber } from '../../../payment/ConfirmationNumber.tsx';
import { methodName } from '../../../payment/method-words.ts';
import { stack } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';

/** Payments that were asked for and are not booked yet, each with the way to cancel it. */
export const PaymentsInProgress = ({ loan: { id, paymentsInProgress } }: { readonly loan: Loan }) => {
  const { t, format } = useWords();
  const today = useToday();
  const dialogs = useLoanDialogs();
  const cancel = (payment: PaymentRequest): void => dialogs.open({ flow: 'cancel', loanId: id, payment });
  return (
    <div css={list}>
      {paymentsInProgress
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

const unlessEmpty = { '&:empty': { display: 'none' } } as const;
const list = css(stack(3), unlessEmpty);
const action = css(unlessEmpty, { marginBlockStart: tokens.space[3] });
