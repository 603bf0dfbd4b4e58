import { css } from '@emotion/react';
import { PortalConfiguration } from '@member-portal/application/ports';
import { linkStyle } from '../controls/link-style.ts';
import { useIntl } from '../intl/IntlProvider.tsx';
import { Rich } from '../intl/Rich.tsx';
import { useService } from '../services/ServicesProvider.tsx';
import { tokens } from '../theme/tokens.ts';

/** The lender's phone and its opening hours; undefined if the tenant publishes none. */
export const PhoneLine = () => {
  const { support } = useService(PortalConfiguration);
  const { locale } = useIntl();
  const line = support[locale];
  if (!line) return undefined;
  const phone = (
    <a href={`tel:${line.phone.replace(/[^+\d]/g, '')}`} css={[linkStyle, whole]}>
      {line.phone}
    </a>
  );
  const { hours } = line;
  return (
    <p>
      <Rich id={hours === undefined ? 'support.phone' : 'support.phone.hours'} values={{ phone, hours }} />
    </p>
  );
};

const whole = css({ whiteSpace: 'nowrap', [tokens.media.fewLetters]: { whiteSpace: 'normal' } });
