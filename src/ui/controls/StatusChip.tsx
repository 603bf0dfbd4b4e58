import { css, type SerializedStyles } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import { stateTones } from '../theme/state-tones.ts';
import { tokens } from '../theme/tokens.ts';

const { color, size, space, weight } = tokens;

/** The styles of the specification, section 3. */
const looks = {
  SUCCESS: css({ backgroundColor: color.successSoft, color: color.successText }),
  FAILED: css({ backgroundColor: color.dangerSoft, color: color.dangerText }),
  CANCELLED: css({ backgroundColor: color.sunken, color: color.textQuiet }),
  PENDING: stateTones.processing,
  'VIRTUAL-CARD': css({ backgroundColor: color.accentSoft, color: color.accent }),
} as const;
export type ChipStyle = keyof typeof looks;
export const CHIP_STYLES = Object.keys(looks) as readonly ChipStyle[];

/** A state as a word; its colour is redundant. `style` is one of the specification's, or a tone of `stateTones`. */
export const StatusChip = ({
  style,
  icon: Icon,
  text,
}: {
  readonly style: ChipStyle | SerializedStyles;
  readonly icon?: LucideIcon;
  readonly text: string;
}) => (
  <span css={[shape, typeof style === 'string' ? looks[style] : style]}>
    {Icon && <Icon size="1.125em" aria-hidden="true" />}
    {text}
  </span>
);

const shape = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  padding: `0.125rem ${space[3]}`,
  // On one line beside other text; wraps only if a whole line is too short.
  flex: 'none',
  maxWidth: '100%',
  borderRadius: '1rem',
  // This border is visible in forced colours.
  border: '1px solid transparent',
  backgroundColor: 'var(--tone-ground)',
  color: 'var(--tone-ink)',
  fontSize: size.small,
  fontWeight: weight.medium,
  lineHeight: 1.5,
  '& > svg': { flex: 'none' },
});
