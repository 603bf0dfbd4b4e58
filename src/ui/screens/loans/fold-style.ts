import { css } from '@emotion/react';

/** Folded away on a screen, and there on paper: a line of a list or a row of a table. */
export const foldStyle = {
  line: css({ '@media not print': { display: 'none' } }),
} as const;
