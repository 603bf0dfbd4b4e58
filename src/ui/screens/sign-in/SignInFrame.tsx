import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../controls/Button.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { stack, text } from '../../theme/styles.ts';
import { tokens } from '../../theme/tokens.ts';

/** The only card of the sign-in page. */
export const SignInFrame = ({ children }: { readonly children: ReactNode }) => (
  <div css={place}>
    <div css={sheet}>{children}</div>
  </div>
);

/** A step on the card: heading, lead, and content. */
export const SignInStep = ({
  heading,
  lead,
  children,
}: {
  readonly heading: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}) => (
  <div css={signInParts}>
    <div css={stack(3)}>
      <PageHeading>{heading}</PageHeading>
      <p css={[text.quiet, text.lead]}>{lead}</p>
    </div>
    {children}
  </div>
);

/** Other actions, below a form. */
export const SignInOther = (button: ButtonProps) => (
  <div css={centred}>
    <Button variant="quiet" {...button} />
  </div>
);

/** The spacing of a step and of its form. */
export const signInParts = stack(5);
/** Stays on one line if it fits. */
export const signInWhole = css({
  whiteSpace: 'nowrap',
  [tokens.media.fewLetters]: { whiteSpace: 'normal' },
});

const centred = css({ display: 'grid', justifyItems: 'center' });
const place = css({ display: 'grid', justifyItems: 'center', paddingBlock: 'clamp(0rem, 3vh, 3rem)' });
const sheet = css({
  width: '100%',
  maxWidth: '30rem',
  padding: 'clamp(1.5rem, 1rem + 2vw, 2.5rem)',
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.corner.card,
  backgroundColor: tokens.color.surface,
  boxShadow: tokens.shadow.raised,
  '@media (max-width: 480px)': {
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    boxShadow: 'none',
  },
});
