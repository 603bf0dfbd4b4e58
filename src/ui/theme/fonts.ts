import type { FontName } from './theme.ts';

/** Addresses of a family's variable font files. Only what a page's characters need is fetched. */
export interface FontFiles {
  readonly latin: string;
  readonly latinExtended: string;
}

interface FontFace {
  readonly family: string;
  readonly weights: string;
  /** Fits the fallback's letters to the family's, so that nothing moves when the font arrives. */
  readonly fallback: {
    readonly sizeAdjust: string;
    readonly ascentOverride: string;
    readonly descentOverride: string;
  };
}

const faces: Readonly<Record<FontName, FontFace>> = {
  'nunito-sans': {
    family: 'Nunito Sans Variable',
    weights: '200 1000',
    fallback: { sizeAdjust: '101.9%', ascentOverride: '99.2%', descentOverride: '34.6%' },
  },
  roboto: {
    family: 'Roboto Variable',
    weights: '100 900',
    fallback: { sizeAdjust: '100.1%', ascentOverride: '92.7%', descentOverride: '24.4%' },
  },
};

const latinRange =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const latinExtendedRange =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

/** The `font-family` of a theme's family with its fitted fallback. */
export const fontFamily = (name: FontName): string =>
  `'${faces[name].family}', '${faces[name].family} Fallback', Arial, sans-serif`;

/** The `@font-face` rules of a family. */
export const fontFaces = (name: FontName, files: FontFiles): readonly Readonly<Record<string, string>>[] => {
  const { family, weights, fallback } = faces[name];
  const face = (url: string, unicodeRange: string) => ({
    fontFamily: family,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight: weights,
    src: `url(${url}) format('woff2')`,
    unicodeRange,
  });
  return [
    face(files.latin, latinRange),
    face(files.latinExtended, latinExtendedRange),
    { fontFamily: `${family} Fallback`, src: "local('Arial'), local('Liberation Sans')", ...fallback },
  ];
};
