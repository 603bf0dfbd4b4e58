import { css, type SerializedStyles } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import { tokens } from '../theme/tokens.ts';

/** A state in a word with its icon, in the colours of its tone; `style` sets `--tone-ink` and `--tone-ground`. */
export const StateMark = ({
  style,
  icon: Icon,
  text,
}: {
  readonly style: SerializedStyles;
  readonly icon: LucideIcon;
  readonly text: string;
}) => (
  <span css={[style, mark]}>
    <Icon size="1.125em" aria-hidden="true" />
    {text}
  </span>
);

const { size, space, weight } = tokens;
const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  padding: `0.125rem ${space[2]}`,
  borderRadius: '1em',
  backgroundColor: 'var(--tone-ground)',
  color: 'var(--tone-ink)',
  fontSize: size.small,
  fontWeight: weight.medium,
  lineHeight: 1.5,
  '& svg': { flex: 'none' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
