import { Global } from '@emotion/react';
import { tokens } from './tokens.ts';

const { color, font, size } = tokens;

const ground = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    backgroundColor: color.page,
    color: color.text,
    fontFamily: font.family,
    fontSize: '100%',
    lineHeight: 1.55,
    textSizeAdjust: '100%',
    // Safari only supports the prefixed names of these two.
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    fontVariantNumeric: 'lining-nums',
    // Prevent scrolling the page below a modal.
    '&:has(dialog[open])': { overflow: 'hidden' },
  },
  body: {
    margin: 0,
    fontSize: size.body,
    overflowWrap: 'break-word',
    // Narrow lines: break longer words, even if a grid could widen for them.
    [tokens.media.fewLetters]: { overflowWrap: 'anywhere', hyphens: 'auto', WebkitHyphens: 'auto' },
  },
  // Containers set the space around text.
  'h1, h2, h3, p, dl, dd, ul, ol, fieldset, legend': { margin: 0, padding: 0 },
  'ul, ol': { listStyle: 'none' },
  fieldset: { minWidth: 0, border: 0 },
  'h1, h2, h3': { textWrap: 'balance', lineHeight: 1.25 },
  p: { textWrap: 'pretty' },
  'input, select, textarea, button': { font: 'inherit', color: 'inherit' },
  ':focus-visible': { outline: `3px solid ${color.accent}`, outlineOffset: 2 },
  '::selection': { backgroundColor: color.accentSoft, color: color.text },
  '@media print': {
    'header, footer, [data-print=none]': { display: 'none' },
    html: { backgroundColor: '#fff' },
  },
} as const;

/** The style of every page. The theme is a separate style sheet linked by the document. */
export const GlobalStyle = () => <Global styles={ground} />;
