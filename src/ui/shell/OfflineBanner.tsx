import { css } from '@emotion/react';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useText } from '../intl/use-text.ts';
import { LiveRegion } from '../modal/LiveRegion.tsx';
import { useOnline } from '../services/use-online.ts';
import { tokens } from '../theme/tokens.ts';

/** Shown while there is no connection. */
export const OfflineBanner = () => {
  const t = useText();
  const online = useOnline();
  return (
    <LiveRegion role="status" css={place} version={!online}>
      {online ? undefined : (
        <p css={banner}>
          <WifiOff size="1.25rem" aria-hidden="true" />
          {t('offline.text')}
        </p>
      )}
    </LiveRegion>
  );
};

/** Visible at any scroll position. */
const place = css({ position: 'sticky', insetBlockStart: 0, zIndex: 4 });
const banner = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[3],
  padding: `${tokens.space[3]} ${tokens.space[4]}`,
  backgroundColor: tokens.color.warningSoft,
  color: tokens.color.warningText,
  fontWeight: tokens.weight.medium,
  '& > svg': { flex: 'none' },
});
