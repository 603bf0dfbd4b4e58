import { css } from '@emotion/react';
import { Notice } from '../controls/Notice.tsx';
import { useText } from '../intl/use-text.ts';
import { useFlag } from '../services/use-flag.ts';
import { tokens } from '../theme/tokens.ts';

/** Says that the lender's systems are being worked on, for as long as the flag is on. */
export const MaintenanceBanner = () => {
  const t = useText();
  const on = useFlag('maintenanceBanner');
  return (
    <div role="status">
      {on ? (
        <div css={spaced}>
          <Notice tone="warning" heading={t('session.maintenance.heading')}>
            {t('session.maintenance.text')}
          </Notice>
        </div>
      ) : undefined}
    </div>
  );
};

const spaced = css({ marginBlockEnd: tokens.space[5] });
