import { css } from '@emotion/react';
import { Outlet } from '@tanstack/react-router';
import { columnStyle } from './layout-style.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

/** Main content alone, without header or footer (specification, section 2: disclosure pages). */
export const MinimalLayout = () => (
  <>
    <OfflineBanner />
    <main id="main" tabIndex={-1} css={[columnStyle, content]}>
      <Outlet />
    </main>
  </>
);

const content = css({
  paddingBlock: 'clamp(1.5rem, 1rem + 3vw, 3.5rem)',
  '&:focus': { outline: 'none' },
});
