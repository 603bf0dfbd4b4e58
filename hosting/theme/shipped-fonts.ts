import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildManifest } from '../build-manifest.ts';
import type { ShippedFamily } from './theme-schema.ts';

/** Parts of a family's characters, each a file. */
export const SUBSETS = ['latin', 'latin-ext'] as const;
type Subset = (typeof SUBSETS)[number];

/** The file of a family in the packages and in the build, without hash and ending: `roboto-latin-ext-wght-normal`. */
export const shippedFontName = (family: ShippedFamily, subset: Subset): string =>
  `${family.toLowerCase().replace(' ', '-')}-${subset}-wght-normal`;

const weights: Readonly<Record<ShippedFamily, string>> = { 'Nunito Sans': '200 1000', Roboto: '100 900' };

const characters: Readonly<Record<Subset, string>> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

/** A file of a font as a style sheet names it. */
export type FontFile = { readonly address: string; readonly weights: string; readonly characters?: string };

/** Files of the shipped families: names without hash and extension, and addresses for the theme's sheet. */
export type ShippedFonts = ReadonlyMap<string, string>;

const builtFont = /^assets\/([a-z-]+-latin(?:-ext)?-wght-normal)-[\w-]+\.woff2$/;

const listed = (distDir: string): readonly string[] => {
  try {
    return readdirSync(join(distDir, 'assets')).map((name) => `assets/${name}`);
  } catch {
    return [];
  }
};

/** The fonts among the files of a build. They are beside the folder of the theme's sheet. */
export const shippedFontsAmong = (paths: readonly string[]): ShippedFonts =>
  new Map(
    paths.flatMap((path) => {
      const name = builtFont.exec(path)?.[1];
      return name === undefined ? [] : [[name, path.replace('assets/', '../')] as const];
    }),
  );

/** The fonts in the folder of a built portal. */
export const shippedFontsOf = (distDir: string): ShippedFonts =>
  shippedFontsAmong(readBuildManifest(distDir)?.files.map(({ path }) => path) ?? listed(distDir));

/** The files of a shipped family: one that every page needs, and one for rarer characters. */
export const filesOfFamily = (family: ShippedFamily, fonts: ShippedFonts): readonly FontFile[] =>
  SUBSETS.flatMap((subset) => {
    const address = fonts.get(shippedFontName(family, subset));
    return address === undefined
      ? []
      : [{ address, weights: weights[family], characters: characters[subset] }];
  });
