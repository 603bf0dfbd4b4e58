import { css } from '@emotion/react';
import { row } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';

const { color, size, space, weight } = tokens;

/** The list's width in `rem`, which grows with the text: below it the actions of the longer language need a separate line. */
const narrow = '@container (max-width: 69.99rem)';
const beside = '@container (min-width: 70rem)';
/** One column: the widths of phones, and wider windows with large text. */
const single = '@container (max-width: 39rem)';

const line = css({ display: 'block', fontSize: size.small });
/** Aligns the text of a quiet button, not its padding, with its surroundings. */
const quietEdge = { marginInline: `calc(-1 * ${space[2]})` } as const;

/** The layout of a loan's card: name at the left and amount at the right, then progress, next payment and actions. */
export const cardStyle = {
  top: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: `${space[4]} ${space[6]}`,
    [single]: { flexDirection: 'column' },
  }),
  figure: css({ flex: 'none', textAlign: 'end', [single]: { textAlign: 'start' } }),
  bottom: css({
    display: 'grid',
    // The last column has a fixed width where its text fits, so that cards align.
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 14rem) minmax(auto, 37rem)',
    gap: `${space[4]} ${space[6]}`,
    alignItems: 'center',
    marginBlockStart: space[4],
    paddingBlockStart: space[4],
    borderBlockStart: `1px solid ${color.line}`,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [single]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  /** Text in place of figures. */
  words: css({ gridColumn: 'span 2', color: color.textQuiet, [single]: { gridColumn: 'auto' } }),
  line,
  quietLine: css([line, { color: color.textQuiet, fontWeight: weight.normal }]),
  late: css([line, { color: 'var(--tone-ink)' }]),
  /** Text kept on one line, such as a short date with its year. */
  aside: css({ color: color.textQuiet, fontWeight: weight.normal, whiteSpace: 'nowrap' }),
  actions: css(row(4, 2), {
    justifyContent: 'flex-end',
    '& > a': quietEdge,
    [narrow]: { gridColumn: '1 / -1', justifyContent: 'flex-start' },
  }),
  /** Around a button with one of two labels: as wide as the longer of `data-one` and `data-other`. */
  equalWidth: css({
    display: 'inline-grid',
    [beside]: {
      '&::before, &::after': {
        height: 0,
        overflow: 'hidden',
        visibility: 'hidden',
        paddingInline: `calc(${space[5]} + 1px)`,
        fontWeight: weight.medium,
        whiteSpace: 'nowrap',
      },
      '&::before': { content: 'attr(data-one)' },
      '&::after': { content: 'attr(data-other)' },
    },
  }),
  quietEqualWidth: css({
    ...quietEdge,
    justifyItems: 'end',
    '& > button': { textAlign: 'start' },
    [beside]: { '&::before, &::after': { paddingInline: `calc(${space[2]} + 1px)` } },
  }),
} as const;
