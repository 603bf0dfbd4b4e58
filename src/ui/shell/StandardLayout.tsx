import { css } from '@emotion/react';
import { PortalConfiguration } from '@member-portal/application/ports';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { leadTo } from '../controls/lead-to.ts';
import { useText } from '../intl/use-text.ts';
import { useService } from '../services/ServicesProvider.tsx';
import { tokens } from '../theme/tokens.ts';
import { BlockMark } from './block-mark.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { columnStyle, mainStyle } from './layout-style.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

const MAIN = 'main';

/** Header, main content area and, if the tenant's structure has one, footer. */
export const StandardLayout = () => {
  const t = useText();
  const { structure } = useService(PortalConfiguration);
  const [blocked, setBlocked] = useState(false);
  return (
    <div css={page}>
      <a
        href={`#${MAIN}`}
        css={skip}
        data-dd-action-name="skip to content"
        onClick={(event) => leadTo(event, MAIN)}
      >
        {t('nav.skip')}
      </a>
      <Header blocked={blocked} />
      <OfflineBanner />
      {/* Monitoring's name for presses on unnamed controls; its view identifies the page. */}
      <main id={MAIN} tabIndex={-1} css={[columnStyle, mainStyle]} data-dd-action-name="page">
        <BlockMark value={setBlocked}>
          <Outlet />
        </BlockMark>
      </main>
      {structure.footer ? <Footer /> : undefined}
    </div>
  );
};

const { color, space } = tokens;
const page = css({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
const skip = css({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: 20,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: tokens.corner.control,
  backgroundColor: color.primary,
  color: color.onPrimary,
  fontWeight: tokens.weight.medium,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
});
