import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { tokens } from '../theme/tokens.ts';

/** A part of a loan's story under its heading. */
export const Section = ({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} css={title}>
        {heading}
      </h2>
      {children}
    </section>
  );
};

const title = css({
  marginBlockEnd: tokens.space[2],
  fontSize: tokens.size.heading,
  fontWeight: tokens.weight.bold,
  letterSpacing: '-0.01em',
});
