import type { PaymentOutcome, PreviewedPayment } from '@member-portal/application/payments';
import type { LoanSummary } from '@member-portal/domain/loan';
import { useToday } from '../../clock/use-today.ts';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { stepParts } from '../../modal/step-parts.ts';
import { Receipt } from '../../payment/Receipt.tsx';
import { LeftOfLoan } from './LeftOfLoan.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';

/** What a payment came to: what happens next, and its receipt, which prints alone. The step's heading says the outcome. */
export const DoneStep = ({
  outcome,
  preview,
  loan,
  onClose,
}: {
  readonly outcome: PaymentOutcome;
  /** What it was to change, where that is known. */
  readonly preview?: PreviewedPayment | undefined;
  readonly loan?:
    | (Pick<LoanSummary, 'merchant' | 'number'> & Partial<Pick<LoanSummary, 'original'>>)
    | undefined;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  const { amount, payOn, confirmation, method, succeeded } = outcome;
  const isLater = payOn > today;
  const date = format.dateLong(payOn);
  return (
    <div css={stepParts}>
      {succeeded ? (
        <p>{isLater ? t('payment.success.nextLater', { date }) : t('payment.success.nextToday')}</p>
      ) : (
        <Notice tone="danger" announce>
          {t('payment.fell.text', { amount: format.money(amount) })}
        </Notice>
      )}
      {succeeded && preview && loan?.original ? (
        <LeftOfLoan paid={amount} left={preview.preview.balanceAfter} original={loan.original} />
      ) : undefined}
      <Receipt
        facts={{
          amount,
          status: t(`loan.activity.status.${succeeded ? (isLater ? 'SCHEDULED' : 'PENDING') : 'FAILED'}`),
          on: payOn,
          debitedOn: succeeded ? preview?.dates.debitedOn : undefined,
          method,
          confirmation,
          loan,
          allocation: succeeded ? preview?.preview.allocation : undefined,
          estimated: true,
        }}
      />
      {succeeded ? <ReceiptActions outcome={outcome} loan={loan} scheduled={isLater} /> : undefined}
      <ModalActions>
        <Button wide onClick={onClose}>
          {t('payment.success.done')}
        </Button>
      </ModalActions>
    </div>
  );
};
