import { css } from '@emotion/react';
import { tokens } from '../../../theme/tokens.ts';

const { color, size, space, weight } = tokens;

/** By the list's own width in `rem`, which grows with the text: below it the actions of the longer language need a line of their own. */
const narrow = '@container (max-width: 69.99rem)';
const beside = '@container (min-width: 70rem)';
/** One column: the widths of phones, and wider windows with large text. */
export const single = '@container (max-width: 39rem)';

/** How a loan lies on its card: name at the left and amount at the right, then progress, next payment and actions. */
export const cardLayout = {
  top: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: `${space[4]} ${space[6]}`,
    [single]: { flexDirection: 'column' },
  }),
  figure: css({
    flex: 'none',
    textAlign: 'end',
    [single]: { textAlign: 'start' },
  }),
  bottom: css({
    display: 'grid',
    // The last column has one width wherever its words allow it, so that cards stand on one grid.
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 14rem) minmax(auto, 37rem)',
    gap: `${space[4]} ${space[6]}`,
    alignItems: 'center',
    marginBlockStart: space[4],
    paddingBlockStart: space[4],
    borderBlockStart: `1px solid ${color.line}`,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [single]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  fact: css({ margin: 0 }),
  term: css({ fontSize: size.small, color: color.textQuiet }),
  value: css({ fontWeight: weight.medium }),
  /** A short date, which keeps its year on its line. */
  aside: css({ color: color.textQuiet, fontWeight: weight.normal, whiteSpace: 'nowrap' }),
  line: css({ display: 'block', fontSize: size.small, fontWeight: weight.normal, color: color.textQuiet }),
  /** What takes the place of figures. */
  told: css({ color: color.textQuiet }),
  /** Words at the left and actions at the right. */
  two: css({
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    [single]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: `${space[2]} ${space[4]}`,
    [narrow]: { gridColumn: '1 / -1', justifyContent: 'flex-start' },
  }),
  /** Around a button that says one of two things: the room of both, which its `data-one` and `data-other` tell. */
  room: css({
    display: 'inline-grid',
    justifyItems: 'stretch',
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
  quietRoom: css({
    justifyItems: 'end',
    [beside]: { '&::before, &::after': { paddingInline: `calc(${space[2]} + 1px)` } },
  }),
  /** Around a quiet button, so that its words and not its room line up with what is above and beside. */
  quietEdge: css({ marginInline: `calc(-1 * ${space[2]})` }),
} as const;
