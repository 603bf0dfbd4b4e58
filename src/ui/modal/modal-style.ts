import { css, keyframes } from '@emotion/react';
import { bareButton, text } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';

const { color, corner, media, space, weight } = tokens;
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

const barButton = css(bareButton, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  borderRadius: corner.control,
  color: color.textQuiet,
  fontWeight: weight.medium,
  '&:hover': { color: color.text, backgroundColor: color.sunken },
  '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
});

/** The modal's inner margin at its sides, a custom property of the dialog. */
export const MODAL_GUTTER = '--modal-gutter';
const gutter = `var(${MODAL_GUTTER})`;
const CLOSE_WIDTH = '2.75rem';

/** Windows tall enough for sticky bars. In `em`, because larger text makes the bars taller. */
export const HIGH = '@media (min-height: 31.25em)';

/** At most 480 px, 80 % of the window's width and 85 % of its height; at least 150 px high (specification, section 9). */
export const modalStyle = {
  dialog: css({
    width: '30rem',
    maxWidth: 'min(30rem, 80vw)',
    minHeight: '9.375rem',
    maxHeight: '85dvh',
    padding: 0,
    border: 0,
    borderRadius: corner.card,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // Chromium leaves the round corners black where an inner element scrolls too, unless the opacity is below 1.
    opacity: 0.9999,
    [MODAL_GUTTER]: space[5],
    // 80 % of a phone is narrow enough: keep this margin small.
    '@media (max-width: 480px)': { [MODAL_GUTTER]: space[3] },
    [media.fewLetters]: { maxWidth: '96vw', [MODAL_GUTTER]: space[2] },
    // Focused elements must scroll clear of the sticky bars; the lower one holds at most two buttons.
    scrollPaddingBlockStart: '3.5rem',
    [HIGH]: { scrollPaddingBlock: '5.5rem 9.5rem' },
    backgroundColor: color.surface,
    color: color.text,
    boxShadow: tokens.shadow.floating,
    '&[open]': { animation: `${rise} ${tokens.motion.enter} ease-out` },
    '&::backdrop': {
      backgroundColor: 'rgb(12 14 28 / 0.5)',
      animation: `${appear} ${tokens.motion.enter} ease-out`,
    },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  }),
  bar: css({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: '3.5rem',
    paddingInline: `calc(${gutter} - ${space[2]})`,
    paddingBlockStart: space[2],
    backgroundColor: color.surface,
  }),
  /** Without a Back control the close button is beside the heading, and sticks while the rest scrolls. */
  closeOnly: css({
    // In narrow lines a heading beside it would break within words, and its ground would cover the ends of lines.
    '@media (min-width: 20em)': {
      height: 0,
      minHeight: 0,
      paddingBlock: 0,
      alignItems: 'flex-start',
      '& > button': { position: 'relative', insetBlockStart: space[2], backgroundColor: color.surface },
      '& + div': { paddingBlockStart: `calc(${space[4]} + 0.125rem)` },
      '& + div > h2': { paddingInlineEnd: space[7] },
    },
    // The heading sticks too, so that content scrolls under both.
    [`${HIGH} and (min-width: 20em)`]: {
      '& + div': { paddingBlockStart: 0 },
      '& + div > h2': {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 1,
        marginInline: `calc(-1 * ${gutter})`,
        marginBlockEnd: `calc(-1 * ${space[2]})`,
        padding: `calc(${space[4]} + 0.125rem) calc(${gutter} + ${CLOSE_WIDTH}) ${space[2]} ${gutter}`,
        backgroundColor: color.surface,
      },
    },
  }),
  back: css([barButton, { paddingInline: space[2] }]),
  close: css([barButton, { justifyContent: 'center', width: CLOSE_WIDTH, marginInlineStart: 'auto' }]),
  step: css({
    padding: `0 ${gutter} ${space[5]}`,
    containerType: 'inline-size',
    // Not a grid, in which the bar of buttons would not stick to the modal's edge.
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    // The previous step's fade-out takes the other half of the duration.
    animation: `${appear} calc(${tokens.motion.enter} / 2) ease-out`,
  }),
  heading: css(text.heading, { '&:focus': { outline: 'none' } }),
  below: css({ marginBlockStart: space[4] }),
} as const;
