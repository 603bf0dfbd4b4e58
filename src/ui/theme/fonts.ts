import type { FontName } from './theme.ts';

/** Addresses of a family's variable font files. Only what a page's characters need is fetched. */
export interface FontFiles {
  readonly latin: string;
  readonly latinExtended: string;
}

interface FontFace {
  readonly family: string;
  readonly weights: string;
  /** Share of the em that the family's lines take above and below the baseline. */
  readonly ascent: number;
  readonly descent: number;
  /** How wide text in the family is against the same text in Arial, at normal weight and in bold; measured in Chromium. */
  readonly width: { readonly normal: number; readonly bold: number };
}

const faces: Readonly<Record<FontName, FontFace>> = {
  'nunito-sans': {
    family: 'Nunito Sans Variable',
    weights: '200 1000',
    ascent: 1.011,
    descent: 0.353,
    width: { normal: 1.006, bold: 0.971 },
  },
  roboto: {
    family: 'Roboto Variable',
    weights: '100 900',
    ascent: 0.9277,
    descent: 0.2441,
    width: { normal: 0.988, bold: 0.944 },
  },
};

const latinRange =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const latinExtendedRange =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

/** The `font-family` of a theme's family with its fitted fallback. */
export const fontFamily = (name: FontName): string =>
  `'${faces[name].family}', '${faces[name].family} Fallback', Arial, sans-serif`;

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** The `@font-face` rules of a family, and of a fallback fitted to it, so that nothing moves when the font arrives. */
export const fontFaces = (name: FontName, files: FontFiles): readonly Readonly<Record<string, string>>[] => {
  const { family, weights, ascent, descent, width } = faces[name];
  const face = (url: string, unicodeRange: string) => ({
    fontFamily: family,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight: weights,
    src: `url(${url}) format('woff2')`,
    unicodeRange,
  });
  const fallback = (fontWeight: string, src: string, ratio: number) => ({
    fontFamily: `${family} Fallback`,
    fontWeight,
    src,
    sizeAdjust: percent(ratio),
    ascentOverride: percent(ascent / ratio),
    descentOverride: percent(descent / ratio),
    lineGapOverride: '0%',
  });
  return [
    face(files.latin, latinRange),
    face(files.latinExtended, latinExtendedRange),
    fallback('100 500', "local('Arial'), local('Liberation Sans')", width.normal),
    fallback('501 1000', "local('Arial Bold'), local('Liberation Sans Bold')", width.bold),
  ];
};
