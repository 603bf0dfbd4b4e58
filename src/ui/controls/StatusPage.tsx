import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ComponentType } from 'react';
import { centred } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';

/** A centred page with a single message: an icon, a heading, a short text and one action. */
export const StatusPage = ({
  mark: Mark,
  children,
  ...rest
}: ComponentPropsWithRef<'section'> & {
  readonly mark: ComponentType<{ size: string; strokeWidth: number; 'aria-hidden': 'true' }>;
}) => (
  <section {...rest} css={spaced}>
    <Mark size="2.75rem" strokeWidth={1.5} aria-hidden="true" />
    {children}
  </section>
);

const { color, space, size, width } = tokens;
const spaced = css(centred(4), {
  padding: `${space[8]} ${space[4]}`,
  '& > svg': { color: color.textQuiet },
  '& > h1': { fontSize: size.page, lineHeight: 1.2 },
  '& > p': { maxWidth: width.text, color: color.textQuiet, textWrap: 'balance' },
});
