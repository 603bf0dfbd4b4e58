import { css } from '@emotion/react';
import { tokens } from '../../theme/tokens.ts';

const { color, size, space, weight } = tokens;

/** Forms, words and headings of the account page and its dialogs. */
export const accountStyle = {
  page: css({ display: 'grid', gap: space[5], maxWidth: tokens.width.text }),
  title: css({ margin: 0, marginBlockEnd: space[2], fontSize: size.heading, fontWeight: weight.bold }),
  form: css({ display: 'grid', gap: space[4] }),
  words: css({ margin: 0 }),
  quiet: css({ margin: 0, color: color.textQuiet, fontSize: size.small }),
  strong: css({ fontWeight: weight.bold, overflowWrap: 'anywhere' }),
} as const;
