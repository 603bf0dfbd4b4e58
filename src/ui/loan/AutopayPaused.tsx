import { css } from '@emotion/react';
import { Notice } from '../controls/Notice.tsx';
import { useText } from '../intl/use-text.ts';
import { ContactLink } from './ContactLink.tsx';

/** That autopay is on and draws nothing for now, and what helps: another method, or to ask where no method would help. */
export const AutopayPaused = ({ reason }: { readonly reason: string }) => {
  const t = useText();
  const byMethod = reason === 'PAYMENT_FAILED';
  return (
    <Notice tone="warning" heading={t('autopay.paused.title')}>
      <p>{t(byMethod ? 'autopay.paused.text' : 'autopay.paused.otherwise')}</p>
      {!byMethod && (
        <p css={link}>
          <ContactLink />
        </p>
      )}
    </Notice>
  );
};

// Not every tenant publishes where to reach the lender.
const link = css({ '&:empty': { display: 'none' } });
