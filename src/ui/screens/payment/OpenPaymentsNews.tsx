import { css } from '@emotion/react';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { handFocusOn } from '../../controls/hand-focus-on.ts';
import { Notice, type NoticeTone } from '../../controls/Notice.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { Rich } from '../../intl/Rich.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { ConfirmationNumber } from './ConfirmationNumber.tsx';
import { outcomeOf } from './payment-outcome.ts';
import { type OpenPaymentNews, useOpenPayments } from './use-open-payments.ts';

/**
 * What became of payments that were sent earlier and whose answer was lost, told as soon as it is known and until the buyer
 * puts it away.
 */
export const OpenPaymentsNews = ({ dialogOpen }: { readonly dialogOpen: boolean }) => {
  const { news, putAway } = useOpenPayments(dialogOpen);
  if (news.length === 0) return undefined;
  return (
    <div css={list}>
      {news.map((one) => (
        <News key={one.loanId} news={one} onPutAway={() => putAway(one)} />
      ))}
    </div>
  );
};

const News = ({
  news: { loanId, outcome },
  onPutAway,
}: {
  readonly news: OpenPaymentNews;
  readonly onPutAway: () => void;
}) => {
  const t = useText();
  const shown = useParams({ strict: false }).loanId;
  const { tone, heading, text } = useNewsWords(outcome);
  return (
    <Notice tone={tone} heading={heading} announce>
      <p>{text}</p>
      <p ref={handFocusOn} css={ways}>
        {shown === loanId ? undefined : (
          <TextLink to="/loans/$loanId" params={{ loanId }}>
            {t('payment.news.loan')}
          </TextLink>
        )}
        {outcome.kind === 'undecided' ? undefined : (
          <ActionLink onClick={onPutAway}>{t('payment.news.putAway')}</ActionLink>
        )}
      </p>
    </Notice>
  );
};

const useNewsWords = (
  outcome: OpenPaymentNews['outcome'],
): { readonly tone: NoticeTone; readonly heading: string; readonly text: ReactNode } => {
  const t = useText();
  const format = useFormat();
  if (outcome.kind === 'undecided')
    return {
      tone: 'warning',
      heading: t('payment.news.undecided'),
      text: t('payment.news.undecidedText'),
    };
  if (outcome.kind === 'never-booked')
    return { tone: 'warning', heading: t('payment.news.never'), text: t('payment.news.neverText') };
  const { amount, confirmation, stands } = outcomeOf(outcome.payment);
  const facts = { amount: format.money(amount) };
  if (!stands)
    return { tone: 'danger', heading: t('payment.news.fell', facts), text: t('payment.news.fellText') };
  return {
    tone: 'success',
    heading: t('payment.news.booked', facts),
    text: confirmation ? (
      <Rich
        id="payment.news.bookedText"
        values={{ confirmation: <ConfirmationNumber number={confirmation} /> }}
      />
    ) : (
      t('payment.news.bookedPlain')
    ),
  };
};

const { space } = tokens;
const list = css({ display: 'grid', gap: space[3], marginBlock: space[4] });
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  '&:empty': { display: 'none' },
});
