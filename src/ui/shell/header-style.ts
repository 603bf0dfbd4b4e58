import { css } from '@emotion/react';
import { bareButton } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';

const { color, corner, space, weight, media } = tokens;

/** Parts shown while the links are collapsed. */
const folded = css(bareButton, {
  display: 'none',
  alignItems: 'center',
  gap: space[2],
  minHeight: '3rem',
  padding: `0 ${space[2]}`,
  borderRadius: corner.control,
  color: color.text,
  fontWeight: weight.medium,
  [media.mobile]: { display: 'inline-flex' },
});

/** The header's bar, its row, and the list of links in it. */
export const headerStyle = {
  bar: css({
    position: 'relative',
    zIndex: 5,
    flex: 'none',
    backgroundColor: color.surface,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[4],
    minHeight: tokens.headerHeight,
    // With large text the menu wraps below the name instead of overflowing.
    [media.mobile]: { flexWrap: 'wrap' },
  }),
  nav: css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap' }),
  /** Beside the menu button, if shown. */
  beside: folded,
  toggle: css([folded, { marginInlineEnd: `-${space[2]}` }]),
  list: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    marginInlineEnd: `-${space[3]}`,
    [media.mobile]: {
      display: 'none',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '100%',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: 0,
      marginInlineEnd: 0,
      padding: `${space[2]} var(--gutter, 1rem) ${space[4]}`,
      backgroundColor: color.surface,
      borderBlockEnd: `1px solid ${color.line}`,
      boxShadow: tokens.shadow.floating,
      '&[data-open]': { display: 'flex' },
      '& > li + li': { borderBlockStart: `1px solid ${color.line}` },
    },
  }),
  link: css(bareButton, {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '3rem',
    padding: `0 ${space[3]}`,
    borderRadius: corner.control,
    color: color.text,
    fontWeight: weight.medium,
    textDecoration: 'none',
    '&:hover': { color: color.accent, backgroundColor: color.sunken },
    '&[data-here]': { color: color.accent },
    [media.desktop]: {
      '&[data-here]': {
        borderRadius: 0,
        // A border, because forced colours remove shadows.
        borderBlockEnd: `3px solid ${color.accent}`,
        paddingBlockStart: '0.1875rem',
        minHeight: tokens.headerHeight,
        background: 'none',
      },
    },
    [media.mobile]: {
      width: '100%',
      minHeight: '3.5rem',
      padding: `0 ${space[1]}`,
      '&[data-here]': { textDecoration: 'underline 2px', textUnderlineOffset: '0.4em' },
    },
  }),
} as const;
