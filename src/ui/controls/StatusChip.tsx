import { css, type SerializedStyles } from '@emotion/react';
import { tokens } from '../theme/tokens.ts';
import type { ChipStyle } from './chip-style.ts';

const { color, size, space, weight } = tokens;

const looks: Readonly<Record<ChipStyle, SerializedStyles>> = {
  SUCCESS: css({ backgroundColor: color.successSoft, color: color.successText }),
  FAILED: css({ backgroundColor: color.dangerSoft, color: color.dangerText }),
  CANCELLED: css({ backgroundColor: color.sunken, color: color.textQuiet }),
  PENDING: css({ backgroundColor: color.warningSoft, color: color.warningText }),
  'VIRTUAL-CARD': css({ backgroundColor: color.accentSoft, color: color.accent }),
};

/** A state in a word; the colour only repeats it. */
export const StatusChip = ({ style, text }: { readonly style: ChipStyle; readonly text: string }) => (
  <span css={[shape, looks[style]]}>{text}</span>
);

const shape = css({
  display: 'inline-block',
  padding: `0.125rem ${space[3]}`,
  // One line beside other words; wraps only where a whole line is too short for it.
  flex: 'none',
  maxWidth: '100%',
  borderRadius: '1rem',
  border: '1px solid transparent',
  fontSize: size.small,
  fontWeight: weight.medium,
  lineHeight: 1.5,
});
