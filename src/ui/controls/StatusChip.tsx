import { css, type SerializedStyles } from '@emotion/react';
import type { ChipStyle } from '@member-portal/domain/payment';
import { tokens } from '../theme/tokens.ts';

const { color, size, space, weight } = tokens;

const looks: Readonly<Record<ChipStyle, SerializedStyles>> = {
  SUCCESS: css({ backgroundColor: color.successSoft, color: color.successText }),
  FAILED: css({ backgroundColor: color.dangerSoft, color: color.dangerText }),
  CANCELLED: css({ backgroundColor: color.sunken, color: color.textQuiet }),
  PENDING: css({ backgroundColor: color.warningSoft, color: color.warningText }),
  // Order sources are longer than statuses; in the narrowest windows they wrap rather than overflow the page.
  'VIRTUAL-CARD': css({
    backgroundColor: color.accentSoft,
    color: color.accent,
    '@media (max-width: 340px)': { whiteSpace: 'normal' },
  }),
};

/** A state in a word; the colour only repeats it. */
export const StatusChip = ({ style, text }: { readonly style: ChipStyle; readonly text: string }) => (
  <span css={[shape, looks[style]]}>{text}</span>
);

const shape = css({
  display: 'inline-block',
  padding: `0.125rem ${space[3]}`,
  borderRadius: 999,
  border: '1px solid transparent',
  fontSize: size.small,
  fontWeight: weight.medium,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
});
