import { css } from '@emotion/react';
import type { ReviewedPayment } from '@member-portal/application/payments';
import { besidePayoff, type Loan } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import type { PaymentRequest } from '@member-portal/domain/payment';
import { Notice } from '../../controls/Notice.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import type { Command } from '../../services/use-command.ts';
import { tokens } from '../../theme/tokens.ts';
import { CancelPaymentButton } from '../payment/CancelPaymentButton.tsx';
import { methodName } from '../payment/method-words.ts';
import { isUnknown } from '../payment/PaymentTrouble.tsx';
import type { PayFailure } from '../payment/pay-failure.ts';
import type { PaymentOutcome } from '../payment/payment-outcome.ts';
import { CANCEL_STEP } from '../payment/use-cancel-step.tsx';

/**
 * What will be taken beside a payoff: whether its amount counts that, what is owed if it is returned, and the way to cancel
 * it. A warning where more than is owed would be taken.
 */
export const BesidePayoffNotice = ({
  loan,
  counted,
  pay,
  onCancel,
}: {
  readonly loan: Loan;
  /** What the quote nets as pending. */
  readonly counted: Money | undefined;
  /** The payoff itself: once it is sent, nothing beside it can be changed here. */
  readonly pay: Pick<Command<ReviewedPayment, PaymentOutcome, PayFailure>, 'state' | 'running'>;
  readonly onCancel: (payment: PaymentRequest) => void;
}) => {
  const t = useText();
  const format = useFormat();
  const { next } = useStepNavigation();
  const beside = besidePayoff(loan, { counted });
  // Its own request is listed too as soon as the loan is read again.
  if (!beside || pay.state.kind === 'done') return undefined;
  const locked = pay.running || (pay.state.kind === 'failed' && isUnknown(pay.state.failure));
  const { payments, amount, uncounted } = beside;
  const count = payments.length;
  return (
    <Notice tone={uncounted ? 'warning' : 'info'} heading={t('payoff.beside.title', { count })}>
      {payments.map((payment) => (
        <div key={payment.id} css={line}>
          <p>
            {t('payoff.beside.line', {
              amount: format.money(payment.amount),
              date: format.dateLong(payment.payOn),
              method: methodName(t, payment.method),
            })}
          </p>
          {locked ? undefined : (
            <CancelPaymentButton
              payment={payment}
              onCancel={(chosen) => {
                onCancel(chosen);
                next(CANCEL_STEP);
              }}
            />
          )}
        </div>
      ))}
      <p>
        {uncounted
          ? t('payoff.beside.uncounted', { amount: format.money(uncounted) })
          : t('payoff.beside.counted', { count, amount: format.money(amount) })}
      </p>
    </Notice>
  );
};

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[2],
  marginBlockEnd: tokens.space[3],
  '& > p': { margin: 0 },
});
