import { css } from '@emotion/react';
import { ExternalLink } from '../../controls/ExternalLink.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { useContactLink } from './use-contact-link.ts';

/** Stands on a loan's page in place of its amounts where the platform names a status that nobody knows here. */
export const UnknownStatus = () => {
  const t = useText();
  const contact = useContactLink();
  return (
    <div css={apart}>
      <Notice tone="warning">
        <p>
          {t('loans.unknownStatus')}{' '}
          {contact ? <ExternalLink href={contact}>{t('loans.contact')}</ExternalLink> : undefined}
        </p>
      </Notice>
    </div>
  );
};

const apart = css({ marginBlockStart: tokens.space[5] });
