import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { text } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';
import { Card } from './Card.tsx';

/** A part of a page under its heading, on a sheet of its own. */
export const Section = ({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} css={title}>
        {heading}
      </h2>
      {children}
    </Card>
  );
};

const title = css(text.heading, { marginBlockEnd: tokens.space[2] });
