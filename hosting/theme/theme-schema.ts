import * as z from 'zod/mini';

/** Only `#rrggbb`, so that a colour cannot contain other CSS. */
const color = () => z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/** CSS pixels at a root of 16 px. */
const pixels = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most));

/** A file below the tenant's folder, with one of the endings: no parent folder, no hidden file. */
const file = (endings: string) =>
  z.string().check(z.regex(new RegExp(`^(?:[\\w-][\\w.-]*/)*[\\w-][\\w.-]*\\.(?:${endings})$`)));

/** Colours of one scheme. `CONTRAST_PAIRS` lists which are used together, and their contrast. */
const palette = () =>
  z.object({
    page: color(),
    surface: color(),
    sunken: color(),
    text: color(),
    textQuiet: color(),
    line: color(),
    edge: color(),
    primary: color(),
    primaryHover: color(),
    onPrimary: color(),
    accent: color(),
    accentSoft: color(),
    danger: color(),
    dangerHover: color(),
    onDanger: color(),
    dangerText: color(),
    dangerSoft: color(),
    successText: color(),
    successSoft: color(),
    warningText: color(),
    warningSoft: color(),
  });

/** Bundled font families; the tenant supplies the files of any other. */
export const SHIPPED_FAMILIES = ['Nunito Sans', 'Roboto'] as const;
export type ShippedFamily = (typeof SHIPPED_FAMILIES)[number];

export const isShipped = (family: string): family is ShippedFamily =>
  SHIPPED_FAMILIES.some((shipped) => shipped === family);

const fontFileSchema = z.object({
  file: file('woff2'),
  weights: z.string().check(z.regex(/^[1-9]\d{0,3}(?: [1-9]\d{0,3})?$/)),
  characters: z.optional(
    z
      .string()
      .check(z.regex(/^U\+[0-9A-F?]{1,6}(?:-[0-9A-F]{1,6})?(?:, ?U\+[0-9A-F?]{1,6}(?:-[0-9A-F]{1,6})?)*$/i)),
  ),
});

/** Ascent and descent in em, widths relative to Arial: to fit a fallback, so that nothing moves when the font loads. */
const metricsSchema = z.object({
  ascent: z.number().check(z.gte(0.3), z.lte(2)),
  descent: z.number().check(z.gte(0), z.lte(1)),
  width: z.number().check(z.gte(0.5), z.lte(2)),
  boldWidth: z.number().check(z.gte(0.5), z.lte(2)),
});

const fontSchema = z.object({
  family: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9 -]{0,63}$/)),
  files: z.optional(z.array(fontFileSchema).check(z.minLength(1), z.maxLength(8))),
  metrics: z.optional(metricsSchema),
});

const logoSchema = z.object({
  file: file('svg|png'),
  dark: z.optional(file('svg|png')),
  height: z._default(pixels(16, 64), 32),
});

/**
 * The tokens of a theme as `theme.json` has them (specification, section 9: themes): colours in light and dark, corners,
 * font, logo, and which of the two bases of static files it has (section 2). Colours are `#rrggbb`, lengths CSS pixels at a
 * root of 16 px, files paths below the tenant's folder.
 */
export const themeSchema = z
  .object({
    assetbase: z._default(z.enum(['/assets/', '/static/']), '/assets/'),
    font: fontSchema,
    logo: z.optional(logoSchema),
    corners: z.object({
      control: pixels(0, 32),
      button: z.union([pixels(0, 32), z.literal('pill')]),
      card: pixels(0, 32),
    }),
    light: palette(),
    dark: palette(),
  })
  .check(
    z.refine(({ font }) => font.files !== undefined || isShipped(font.family), { path: ['font', 'family'] }),
  );

/** A theme, checked: its colours in two schemes, the shape of its corners, its font and its logo. */
export type Theme = Readonly<z.output<typeof themeSchema>>;

/** Colours of one scheme by the names that components use. */
export type Palette = Theme['light'];

/** Name of a colour of a theme: `textQuiet`. */
export type ColorName = keyof Palette;

/** All colours of a scheme, in the order of the file. */
export const COLOR_NAMES: readonly ColorName[] = z.keyof(palette()).options;
