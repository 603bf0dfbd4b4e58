import { css } from '@emotion/react';
import type { BesidePayoff } from '@member-portal/domain/loan';
import type { PaymentRequest } from '@member-portal/domain/payment';
import { Notice } from '../../controls/Notice.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { CancelPaymentButton } from '../../loan/CancelPaymentButton.tsx';
import { methodName } from '../../payment/method-words.ts';
import { tokens } from '../../theme/tokens.ts';

/**
 * What will be taken beside a payoff: whether its amount counts that, what is owed if it is returned, and the way to cancel
 * it. A warning where more than is owed would be taken.
 */
export const BesidePayoffNotice = ({
  beside: { payments, amount, uncounted },
  locked,
  onCancel,
}: {
  readonly beside: BesidePayoff;
  /** Once the payoff itself is sent, nothing beside it can be changed here. */
  readonly locked: boolean;
  readonly onCancel: (payment: PaymentRequest) => void;
}) => {
  const t = useText();
  const format = useFormat();
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
          {locked ? undefined : <CancelPaymentButton payment={payment} onCancel={onCancel} />}
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
