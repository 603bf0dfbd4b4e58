import { css } from '@emotion/react';
import type { PaymentRequest } from '@member-portal/domain/payment';
import { Notice } from '../../controls/Notice.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { methodName } from '../payment/method-words.ts';
import { useToday } from './use-today.ts';

/** Payments that were asked for and are not booked yet. */
export const PaymentsInProgress = ({ payments }: { readonly payments: readonly PaymentRequest[] }) => {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  if (payments.length === 0) return undefined;
  return (
    <div css={list}>
      {payments.map(({ id, amount, payOn, confirmation, method }) => (
        <Notice
          key={id}
          heading={t(payOn > today ? 'loan.inProgress.titleScheduled' : 'loan.inProgress.title')}
        >
          <p>
            {t('loan.inProgress.text', {
              amount: format.money(amount),
              method: methodName(t, method),
              date: format.dateLong(payOn),
              confirmation,
            })}{' '}
            {t('loan.inProgress.note')}
          </p>
        </Notice>
      ))}
    </div>
  );
};

const list = css({ display: 'grid', gap: tokens.space[3] });
