import { ExternalLink } from '../controls/ExternalLink.tsx';
import { Notice } from '../controls/Notice.tsx';
import { useText } from '../intl/use-text.ts';
import { useContactLink } from './use-contact-link.ts';

/** That autopay is on and draws nothing for now, and what helps: another method, or to ask where no method would help. */
export const AutopayPaused = ({ reason }: { readonly reason: string }) => {
  const t = useText();
  const contact = useContactLink();
  const byMethod = reason === 'PAYMENT_FAILED';
  return (
    <Notice tone="warning" heading={t('autopay.paused.title')}>
      <p>{t(byMethod ? 'autopay.paused.text' : 'autopay.paused.otherwise')}</p>
      {!byMethod && contact ? (
        <p>
          <ExternalLink href={contact}>{t('loans.contact')}</ExternalLink>
        </p>
      ) : undefined}
    </Notice>
  );
};
