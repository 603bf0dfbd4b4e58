import { css } from '@emotion/react';
import { isStanding } from '@member-portal/application/payments';
import { Notice } from '../../controls/Notice.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { outcomeOf } from './payment-outcome.ts';
import { type OpenPaymentNews, useOpenPayments } from './use-open-payments.ts';

/** What became of payments that were sent earlier and whose answer was lost, told as soon as it is known. */
export const OpenPaymentsNews = () => {
  const news = useOpenPayments();
  if (news.length === 0) return undefined;
  return (
    <div css={list}>
      {news.map((one) => (
        <News key={one.loanId} {...one} />
      ))}
    </div>
  );
};

const News = ({ outcome }: OpenPaymentNews) => {
  const t = useText();
  const format = useFormat();
  if (outcome.kind === 'undecided')
    return (
      <Notice tone="warning" heading={t('payment.news.undecided')} announce>
        <p>{t('payment.news.undecidedText')}</p>
      </Notice>
    );
  if (outcome.kind === 'never-booked')
    return (
      <Notice tone="warning" heading={t('payment.news.never')} announce>
        <p>{t('payment.news.neverText')}</p>
      </Notice>
    );
  const { amount, confirmation } = outcomeOf(outcome.payment);
  const facts = { amount: format.money(amount) };
  if (!isStanding(outcome.payment))
    return (
      <Notice tone="danger" heading={t('payment.news.fell', facts)} announce>
        <p>{t('payment.news.fellText')}</p>
      </Notice>
    );
  return (
    <Notice tone="success" heading={t('payment.news.booked', facts)} announce>
      <p>{confirmation ? t('payment.news.bookedText', { confirmation }) : t('payment.news.bookedPlain')}</p>
    </Notice>
  );
};

const list = css({ display: 'grid', gap: tokens.space[3], marginBlock: tokens.space[4] });
