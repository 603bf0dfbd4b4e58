import { css } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import { tokens } from '../theme/tokens.ts';

/** The label of a quiet button with an icon, which is not underlined with the text. */
export const IconLabel = ({
  icon: Icon,
  children,
}: {
  readonly icon: LucideIcon;
  readonly children: string;
}) => (
  <span css={row}>
    <Icon size="1.125rem" aria-hidden="true" />
    <span>{children}</span>
  </span>
);

const row = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[2],
  '& svg': { flex: 'none' },
  '& span': {
    textAlign: 'start',
    textDecoration: 'inherit',
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.2em',
  },
});
