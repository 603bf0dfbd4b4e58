import { Global } from '@emotion/react';
import { customProperties } from './custom-properties.ts';
import { type FontFiles, fontFaces, fontFamily } from './fonts.ts';
import type { FontName, Theme } from './theme.ts';
import { tokens } from './tokens.ts';

/** A theme's properties and fonts, and the ground that every page stands on. */
export const GlobalStyle = ({
  theme,
  fonts,
}: {
  readonly theme: Theme;
  readonly fonts: Readonly<Record<FontName, FontFiles>>;
}) => (
  <Global
    styles={[
      fontFaces(theme.font, fonts[theme.font]).map((face) => ({ '@font-face': face })),
      customProperties(theme, fontFamily(theme.font)),
      ground,
    ]}
  />
);

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
    WebkitFontSmoothing: 'antialiased',
    fontVariantNumeric: 'lining-nums',
    // A page that a modal lies over does not scroll away under it.
    '&:has(dialog[open])': { overflow: 'hidden' },
  },
  body: { margin: 0, fontSize: size.body, overflowWrap: 'break-word' },
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
