import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const hidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

/** Text for screen readers alone. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span css={hidden}>{children}</span>
);
