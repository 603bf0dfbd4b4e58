import type { CSSObject } from '@emotion/react';
import type { Palette, Theme } from './theme.ts';
import { colorProperty } from './tokens.ts';

type Properties = Readonly<Record<string, string>>;

const paletteProperties = (palette: Palette): Properties =>
  Object.fromEntries(
    Object.entries(palette).map(([name, value]) => [colorProperty(name as keyof Palette), value]),
  );

/** In forced colours the system's own pairs stand for ours, so that every state keeps the contrast the visitor chose. */
const forced: Palette = {
  page: 'Canvas',
  surface: 'Canvas',
  sunken: 'Canvas',
  text: 'CanvasText',
  textQuiet: 'CanvasText',
  line: 'CanvasText',
  edge: 'ButtonBorder',
  primary: 'ButtonFace',
  primaryHover: 'ButtonFace',
  onPrimary: 'ButtonText',
  accent: 'LinkText',
  accentSoft: 'Canvas',
  danger: 'ButtonFace',
  dangerHover: 'ButtonFace',
  onDanger: 'ButtonText',
  dangerText: 'CanvasText',
  dangerSoft: 'Canvas',
  successText: 'CanvasText',
  successSoft: 'Canvas',
  warningText: 'CanvasText',
  warningSoft: 'Canvas',
};

/** A theme as custom properties of the root element, with its dark scheme, forced colours and reduced motion. */
export const customProperties = (theme: Theme, fontFamily: string): CSSObject => ({
  ':root': {
    colorScheme: 'light dark',
    '--font-family': fontFamily,
    '--corner-control': theme.corners.control,
    '--corner-button': theme.corners.button,
    '--corner-card': theme.corners.card,
    '--shadow-raised': '0 1px 2px rgb(15 20 40 / 0.05), 0 8px 24px -12px rgb(15 20 40 / 0.12)',
    '--shadow-floating': '0 2px 6px rgb(15 20 40 / 0.1), 0 24px 64px -16px rgb(15 20 40 / 0.35)',
    '--motion-enter': '225ms',
    ...paletteProperties(theme.light),
  },
  // Paper is light, whatever the screen is.
  '@media screen and (prefers-color-scheme: dark)': {
    ':root': {
      '--shadow-raised': '0 0 0 1px var(--color-line)',
      '--shadow-floating': '0 0 0 1px var(--color-line), 0 24px 64px -16px rgb(0 0 0 / 0.8)',
      ...paletteProperties(theme.dark),
    },
  },
  '@media (prefers-reduced-motion: reduce)': { ':root': { '--motion-enter': '0ms' } },
  '@media (forced-colors: active)': {
    ':root': { '--shadow-raised': 'none', '--shadow-floating': 'none', ...paletteProperties(forced) },
  },
});
