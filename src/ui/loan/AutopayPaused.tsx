import { css } from '@emotion/react';
import { Notice } from '../controls/Notice.tsx';
import { useText } from '../intl/use-text.ts';
import { ContactLink } from './ContactLink.tsx';

/** Notice that autopay is on but paused, and what to do: choose another method, or contact the lender. */
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

// Not every tenant publishes a contact address.
const link = css({ '&:empty': { display: 'none' } });
