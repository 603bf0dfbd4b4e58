import { css } from '@emotion/react';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useText } from '../intl/use-text.ts';
import { tokens } from '../theme/tokens.ts';
import { useOnline } from './use-online.ts';

/** Says that there is no connection, for as long as there is none. */
export const OfflineBanner = () => {
  const t = useText();
  const online = useOnline();
  return (
    <div role="status">
      {online ? undefined : (
        <p css={banner}>
          <WifiOff size={20} aria-hidden="true" />
          {t('offline.text')}
        </p>
      )}
    </div>
  );
};

const banner = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[3],
  margin: 0,
  padding: `${tokens.space[3]} ${tokens.space[4]}`,
  backgroundColor: tokens.color.warningSoft,
  color: tokens.color.warningText,
  fontWeight: tokens.weight.medium,
  '& > svg': { flex: 'none' },
});
