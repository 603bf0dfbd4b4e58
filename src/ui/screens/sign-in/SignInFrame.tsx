import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { tokens } from '../../theme/tokens.ts';

/** The one sheet of the sign-in page. */
export const SignInFrame = ({ children }: { readonly children: ReactNode }) => (
  <div css={place}>
    <div css={sheet}>{children}</div>
  </div>
);

const { color, corner } = tokens;
const place = css({ display: 'grid', justifyItems: 'center', paddingBlock: 'clamp(0rem, 3vh, 3rem)' });
const sheet = css({
  width: '100%',
  maxWidth: '30rem',
  padding: 'clamp(1.5rem, 1rem + 2vw, 2.5rem)',
  border: `1px solid ${color.line}`,
  borderRadius: corner.card,
  backgroundColor: color.surface,
  boxShadow: tokens.shadow.raised,
  '@media (max-width: 480px)': {
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    boxShadow: 'none',
  },
});
