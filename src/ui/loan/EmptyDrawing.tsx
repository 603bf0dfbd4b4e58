import { css } from '@emotion/react';
import { tokens } from '../theme/tokens.ts';

/** A line drawing of an empty sheet, in the theme's colour. */
export const EmptyDrawing = () => (
  <svg
    css={drawing}
    viewBox="0 0 120 96"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <ellipse cx="60" cy="84" rx="46" ry="6" />
    <path d="M36 10h36l16 16v48a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4Z" data-sheet />
    <path d="M72 10v12a4 4 0 0 0 4 4h12" />
    <path d="M44 40h20M44 50h32M44 60h14" opacity={0.5} />
    <circle cx="84" cy="66" r="14" data-sheet />
    <path d="m78 66 4 4 8-9" />
  </svg>
);

const { color } = tokens;
const drawing = css({
  width: '7.5rem',
  height: '6rem',
  stroke: color.accent,
  strokeWidth: 2,
  '& > ellipse': { fill: color.accentSoft, stroke: 'none' },
  '& > [data-sheet]': { fill: color.surface },
  '@media (forced-colors: active)': {
    stroke: 'CanvasText',
    '& > ellipse': { fill: 'none' },
    '& > [data-sheet]': { fill: 'Canvas' },
  },
});
