import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { tokens } from '../theme/tokens.ts';

/** A surface on the page. `as` is the element: a card of a list is an `article`, a part of a page a `section`. */
export const Card = ({
  as: Element = 'div',
  className,
  children,
  ...rest
}: {
  readonly as?: 'div' | 'section' | 'article';
  readonly className?: string;
  readonly 'aria-labelledby'?: string;
  readonly children: ReactNode;
}) => (
  <Element css={sheet} className={className} {...rest}>
    {children}
  </Element>
);

const sheet = css({
  display: 'block',
  padding: 'clamp(1rem, 0.5rem + 2vw, 2rem) clamp(1.25rem, 0.75rem + 2vw, 2rem)',
  [tokens.media.fewLetters]: { padding: tokens.space[3] },
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.corner.card,
  backgroundColor: tokens.color.surface,
});
