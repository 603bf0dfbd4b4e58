import { fittedFallbacks, shippedMetrics } from './fitted-fallbacks.ts';
import { type FontFile, filesOfFamily, type ShippedFonts } from './shipped-fonts.ts';
import { COLOR_NAMES, type ColorName, isShipped, type Palette, type Theme } from './theme-schema.ts';

/** Addresses of the files in a theme's sheet: the portal's, and the tenant's own by their path in its folder. */
export type FontPlaces = {
  readonly shipped: ShippedFonts;
  readonly own: (file: string) => string;
};

/** Name of the custom property of a colour: `--color-text-quiet`. */
export const colorProperty = (name: ColorName): string =>
  `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** In forced colours, use pairs of system colours, so that every state keeps the visitor's chosen contrast. */
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

/** The colours of a palette, without those that `base` sets already. */
const colors = (palette: Palette, base?: Palette): string =>
  COLOR_NAMES.filter((name) => palette[name] !== base?.[name])
    .map((name) => `${colorProperty(name)}:${palette[name]}`)
    .join(';');

const root = (...declarations: readonly string[]): string => `:root{${declarations.join(';')}}`;

const fontFace = (family: string, { address, weights, characters }: FontFile): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights};` +
  `src:url(${address}) format('woff2')${characters === undefined ? '' : `;unicode-range:${characters}`}}`;

const fontFiles = ({ family, files }: Theme['font'], { shipped, own }: FontPlaces): readonly FontFile[] => {
  if (files === undefined) return isShipped(family) ? filesOfFamily(family, shipped) : [];
  return files.map(({ file, weights, characters }) => ({
    address: own(file),
    weights,
    ...(characters === undefined ? {} : { characters }),
  }));
};

const corner = (radius: Theme['corners']['button']): string => (radius === 'pill' ? '999px' : `${radius}px`);

/** The font files of a theme as a style sheet names them. */
const fontFaces = ({ font }: Theme, places: FontPlaces): readonly string[] =>
  fontFiles(font, places).map((file) => fontFace(font.family, file));

/**
 * A theme without its font files: fitted fallbacks, and custom properties of the root element, with the dark scheme, forced colours
 * and reduced motion. Includes the page's background, which shows before any script runs.
 */
export const themeRules = ({ font, corners, light, dark }: Theme): string => {
  const { family } = font;
  const metrics = font.metrics ?? (isShipped(family) ? shippedMetrics[family] : undefined);
  const fallbacks = metrics === undefined ? [] : fittedFallbacks(family, metrics);
  const families = [family, ...fallbacks.map(({ name }) => name)].map((name) => `'${name}'`);
  return [
    ...fallbacks.flatMap(({ faces }) => faces),
    root(
      'color-scheme:light dark',
      `--font-family:${[...families, 'Arial', 'sans-serif'].join(',')}`,
      `--corner-control:${corner(corners.control)}`,
      `--corner-button:${corner(corners.button)}`,
      `--corner-card:${corner(corners.card)}`,
      '--shadow-raised:0 1px 2px rgb(15 20 40 / .05),0 8px 24px -12px rgb(15 20 40 / .12)',
      '--shadow-floating:0 2px 6px rgb(15 20 40 / .1),0 24px 64px -16px rgb(15 20 40 / .35)',
      '--motion-enter:225ms',
      colors(light),
    ),
    // Always print the light scheme.
    `@media screen and (prefers-color-scheme:dark){${root(
      '--shadow-raised:0 0 0 1px var(--color-line)',
      '--shadow-floating:0 0 0 1px var(--color-line),0 24px 64px -16px rgb(0 0 0 / .8)',
      colors(dark, light),
    )}}`,
    `@media (prefers-reduced-motion:reduce){${root('--motion-enter:0ms')}}`,
    `@media (forced-colors:active){${root('--shadow-raised:none', '--shadow-floating:none', colors(forced))}}`,
    'html{background-color:var(--color-page);color:var(--color-text)}',
    '',
  ].join('\n');
};

/** Where more contrast is asked for, quiet text and lines have the colour of text. Left out of what the first paint waits for. */
const MORE_CONTRAST = `@media (prefers-contrast:more) and (forced-colors:none){${root(
  ...(['textQuiet', 'line', 'edge'] as const).map((name) => `${colorProperty(name)}:var(--color-text)`),
  '--shadow-floating:0 0 0 1px',
)}}`;

/** A theme as the style sheet that a page links. */
export const themeSheet = (theme: Theme, places: FontPlaces): string =>
  [...fontFaces(theme, places), themeRules(theme), MORE_CONTRAST].join('\n');
