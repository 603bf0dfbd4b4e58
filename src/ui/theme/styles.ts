import { css } from '@emotion/react';
import { tokens } from './tokens.ts';

const { color, size, space, weight } = tokens;

/** A step of the spacing scale. */
export type Step = keyof typeof space;

/** Text styles besides body text. Paragraphs, headings and lists have no margins; their container spaces them. */
export const text = {
  quiet: css({ color: color.textQuiet }),
  small: css({ color: color.textQuiet, fontSize: size.small }),
  medium: css({ fontWeight: weight.medium }),
  strong: css({ fontWeight: weight.bold }),
  lead: css({ fontSize: size.lead }),
  heading: css({ fontSize: size.heading, fontWeight: weight.bold, letterSpacing: '-0.01em' }),
  /** Breaks anywhere rather than overflow. */
  breaking: css({ overflowWrap: 'anywhere' }),
} as const;

/** Parts below each other. */
export const stack = (gap: Step) => css({ display: 'grid', gap: space[gap] });

/** Centred parts below each other. */
export const centred = (gap: Step) => css(stack(gap), { justifyItems: 'center', textAlign: 'center' });

/** Parts side by side, wrapping where they do not fit. */
export const row = (gap: Step, rowGap: Step = gap) =>
  css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[rowGap]} ${space[gap]}` });

/** Space above an element whose container sets none. */
export const above = (step: Step) => css({ marginBlockStart: space[step] });

/** A button without browser styles. */
export const bareButton = css({
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});

/** For screen readers only. */
export const unseen = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** In print only. */
export const onPaper = css({ '@media not print': { display: 'none' } });

/** Around quiet buttons: offsets their padding, so that their labels align with the text above. A notice beside them stays aligned. */
export const quietEdge = css({
  marginInlineStart: `calc(-1 * ${space[2]})`,
  '& > [role], & > div > [role]': { marginInlineStart: space[2] },
});
