import { css } from '@emotion/react';
import type { LoanId } from '@member-portal/domain/loan';
import { isInProgress, type PaymentRequest } from '@member-portal/domain/payment';
import { useToday } from '../../../clock/use-today.ts';
import { Notice } from '../../../controls/Notice.tsx';
import { Rich } from '../../../intl/Rich.tsx';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { ConfirmationNumber } from '../../../payment/ConfirmationNumber.tsx';
import { methodName } from '../../../payment/method-words.ts';
import { tokens } from '../../../theme/tokens.ts';
import { CancelPaymentButton } from '../../ordering/CancelPaymentButton.tsx';
import { useCancelPayment } from '../../ordering/use-cancel-payment.tsx';

/** Payments that were asked for and are not booked yet. */
export const PaymentsInProgress = ({
  loanId,
  payments,
}: {
  readonly loanId: LoanId;
  readonly payments: readonly PaymentRequest[];
}) => {
  const { cancel, dialog } = useCancelPayment(loanId);
  const listed = payments.filter(({ status }) => isInProgress(status));
  // The dialog that cancelled the last one still has to say so, so it stands beside the list.
  return (
    <>
      {listed.length > 0 ? (
        <div css={list}>
          {listed.map((payment) => (
            <InProgress key={payment.id} payment={payment} onCancel={cancel} />
          ))}
        </div>
      ) : undefined}
      {dialog}
    </>
  );
};

const InProgress = ({
  payment,
  onCancel,
}: {
  readonly payment: PaymentRequest;
  readonly onCancel: (payment: PaymentRequest) => void;
}) => {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  const { amount, payOn, confirmation, method } = payment;
  return (
    <Notice heading={t(payOn > today ? 'loan.inProgress.titleScheduled' : 'loan.inProgress.title')}>
      <p>
        <Rich
          id="loan.inProgress.text"
          values={{
            amount: format.money(amount),
            method: methodName(t, method),
            date: format.dateLong(payOn),
            confirmation: <ConfirmationNumber number={confirmation} />,
          }}
        />{' '}
        {t('loan.inProgress.note')}
      </p>
      <div css={action} data-print="none">
        <CancelPaymentButton payment={payment} onCancel={onCancel} />
      </div>
    </Notice>
  );
};

const list = css({ display: 'grid', gap: tokens.space[3] });
const action = css({ marginBlockStart: tokens.space[3], '&:empty': { display: 'none' } });
