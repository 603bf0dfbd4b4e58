import { css } from '@emotion/react';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useContext, useEffect } from 'react';
import { buttonStyle } from '../controls/button-style.ts';
import { ExternalLink } from '../controls/ExternalLink.tsx';
import { PageHeading } from '../controls/PageHeading.tsx';
import { useText } from '../intl/use-text.ts';
import { tokens } from '../theme/tokens.ts';
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
    <section css={room}>
      <LockKeyhole size={44} strokeWidth={1.5} aria-hidden="true" />
      <PageHeading>{t('blocked.title')}</PageHeading>
      <p css={words}>{t('blocked.text')}</p>
      {contact === undefined ? undefined : (
        <ExternalLink href={contact} css={buttonStyle('primary', false)}>
          {t('blocked.contact')}
        </ExternalLink>
      )}
    </section>
  );
};

const { color, space, width } = tokens;
const room = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  paddingBlock: space[8],
  textAlign: 'center',
  '& > svg': { color: color.textQuiet },
});
const words = css({ margin: 0, maxWidth: width.text, color: color.textQuiet, textWrap: 'balance' });
