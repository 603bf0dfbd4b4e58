import { css } from '@emotion/react';
import { text } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';

const { color, corner, size, space, weight } = tokens;

/** Label, hint, error and box of a field. */
export const fieldStyle = {
  group: css({ display: 'grid', gap: space[1], minWidth: 0 }),
  label: css({ fontWeight: weight.medium, color: color.text }),
  hint: text.small,
  error: css({
    display: 'flex',
    gap: space[2],
    alignItems: 'flex-start',
    marginBlockStart: space[1],
    color: color.dangerText,
    fontWeight: weight.medium,
    fontSize: size.small,
    '& svg': { flex: 'none', marginBlockStart: '0.1em' },
  }),
  box: css({
    width: '100%',
    minWidth: 0,
    minHeight: tokens.buttonHeight,
    marginBlockStart: space[1],
    padding: `${space[2]} ${space[3]}`,
    border: `1px solid ${color.edge}`,
    borderRadius: corner.control,
    backgroundColor: color.surface,
    color: color.text,
    fontSize: size.lead,
    '&:hover': { borderColor: color.accent },
    '&[aria-invalid=true]': {
      borderColor: color.dangerText,
      boxShadow: `inset 0 0 0 1px ${color.dangerText}`,
    },
  }),
  /** A checked native box or dot. In forced colours the system's accent: ours would become the canvas colour. */
  tick: css({ accentColor: color.primary, '@media (forced-colors: active)': { accentColor: 'auto' } }),
} as const;
