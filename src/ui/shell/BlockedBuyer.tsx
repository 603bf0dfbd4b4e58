import Lock from 'lucide-react/icons/lock';
import { useContext, useEffect } from 'react';
import { buttonStyle } from '../controls/button-style.ts';
import { ExternalLink } from '../controls/ExternalLink.tsx';
import { PageHeading } from '../controls/PageHeading.tsx';
import { StatusPage } from '../controls/StatusPage.tsx';
import { useText } from '../intl/use-text.ts';
import { PhoneLine } from '../loan/PhoneLine.tsx';
import { BlockMark } from './block-mark.ts';
import { useTenantLinks } from './use-tenant-links.ts';

/** Says that the account cannot be shown, without saying why: whoever reads it need not be the buyer. */
export const BlockedBuyer = () => {
  const t = useText();
  const mark = useContext(BlockMark);
  useEffect(() => {
    mark(true);
    return () => mark(false);
  }, [mark]);
  const contact = useTenantLinks()?.contact;
  return (
    <StatusPage mark={Lock}>
      <PageHeading>{t('blocked.title')}</PageHeading>
      <p>{t('blocked.text')}</p>
      {contact === undefined ? undefined : (
        <ExternalLink href={contact} css={buttonStyle('primary', false)}>
          {t('blocked.contact')}
        </ExternalLink>
      )}
      <PhoneLine />
    </StatusPage>
  );
};
