import { COLOR_NAMES } from './theme-schema.ts';

/** What editors and the tenant check show about a key of a theme, by its path without schemes and list indexes. */
export type ThemeNote = { readonly meaning: string; readonly rule?: string };

const colorRule = { rule: 'must be a colour written as #rrggbb' };
const lengthRule = { rule: 'must be a number of pixels from 0 to 32' };
const pictureRule = { rule: 'must be the path of an .svg or .png file below the tenant’s folder' };

/** What each colour is for. */
const colors: Readonly<Record<(typeof COLOR_NAMES)[number], string>> = {
  page: 'The page behind everything.',
  surface: 'Cards and dialogs on the page.',
  sunken: 'A quiet ground for facts within a surface.',
  text: 'Text.',
  textQuiet: 'Less important text.',
  line: 'Lines that only separate.',
  edge: 'Edges of fields and other controls.',
  primary: 'Ground of the main button.',
  primaryHover: 'The same under the pointer.',
  onPrimary: 'Text on the main button.',
  accent: 'Links, marks and the focus ring.',
  accentSoft: 'A ground in the same hue.',
  danger: 'Ground of a button that ends something.',
  dangerHover: 'The same under the pointer.',
  onDanger: 'Text on that button.',
  dangerText: 'Text of an error.',
  dangerSoft: 'Ground of an error.',
  successText: 'Text of a success.',
  successSoft: 'Ground of a success.',
  warningText: 'Text of a warning.',
  warningSoft: 'Ground of a warning.',
};

const notes = new Map<string, ThemeNote>([
  ['assetbase', { meaning: 'Where static files are below the tenant’s origin.' }],
  ['font', { meaning: 'The font of all text.' }],
  [
    'font.family',
    {
      meaning: 'Its name. Nunito Sans and Roboto come with the portal; any other needs files.',
      rule: 'must be Nunito Sans or Roboto, or a name in letters, digits, spaces and hyphens with files',
    },
  ],
  ['font.files', { meaning: 'The font’s files, at most 8.' }],
  [
    'font.files.file',
    {
      meaning: 'Path of a WOFF2 file below the tenant’s folder.',
      rule: 'must be the path of a .woff2 file below the tenant’s folder',
    },
  ],
  [
    'font.files.weights',
    {
      meaning: 'Weight of the file, or least and greatest of a variable one: "400", "200 900".',
      rule: 'must be a weight, or two with a space between',
    },
  ],
  [
    'font.files.characters',
    {
      meaning: 'The characters that the file is for, as a unicode-range.',
      rule: 'must be a unicode-range such as U+0000-00FF, U+0152-0153',
    },
  ],
  ['font.metrics', { meaning: 'Measures of the font, by which text does not move when it arrives.' }],
  ['font.metrics.ascent', { meaning: 'Share of the em above the baseline.' }],
  ['font.metrics.descent', { meaning: 'Share of the em below the baseline.' }],
  ['font.metrics.width', { meaning: 'Width of text against Arial.' }],
  ['font.metrics.boldWidth', { meaning: 'Width of text of weight 600 against Arial Bold.' }],
  ['logo', { meaning: 'Stands in the header in place of the icon and the name.' }],
  ['logo.file', { meaning: 'The logo on the light page.', ...pictureRule }],
  ['logo.dark', { meaning: 'The logo on the dark page; the same where there is none.', ...pictureRule }],
  ['logo.height', { meaning: 'Height in pixels, 16 to 64; the width follows.' }],
  ['corners', { meaning: 'Radii of corners in pixels.' }],
  ['corners.control', { meaning: 'Of fields.', ...lengthRule }],
  [
    'corners.button',
    { meaning: 'Of buttons, or "pill".', rule: 'must be a number of pixels from 0 to 32, or "pill"' },
  ],
  ['corners.card', { meaning: 'Of cards and dialogs.', ...lengthRule }],
  ['light', { meaning: 'Colours on a light screen and on paper.' }],
  ['dark', { meaning: 'Colours where the visitor’s system is dark.' }],
  ...COLOR_NAMES.flatMap((name) =>
    ['light', 'dark'].map(
      (scheme) => [`${scheme}.${name}`, { meaning: colors[name], ...colorRule }] as const,
    ),
  ),
]);

/** The note of a key, by its path in `theme.json`. */
export const themeNoteOf = (path: readonly (string | number)[]): ThemeNote | undefined =>
  notes.get(path.filter((part) => typeof part === 'string').join('.'));
