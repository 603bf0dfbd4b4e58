import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { columnStyle } from './layout-style.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

/** Main content alone, without header or footer (specification, section 2: disclosure pages). */
export const MinimalLayout = ({ children }: { readonly children: ReactNode }) => (
  <>
    <OfflineBanner />
    <main id="main" tabIndex={-1} css={[columnStyle, content]} data-dd-action-name="document page">
      {children}
    </main>
  </>
);

const content = css({
  paddingBlock: 'clamp(1.5rem, 1rem + 3vw, 3.5rem)',
  '&:focus': { outline: 'none' },
});
