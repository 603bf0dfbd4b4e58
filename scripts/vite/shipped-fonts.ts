import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The weights that the type scale uses. */
const weights = { wght: { min: 400, max: 700 } };

const codePoints = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join('');

/** Letters of Western European languages, punctuation and spaces, and the portal's symbols: a first page has no others. */
const characters = [
  codePoints(0x20, 0x7e),
  '\u00a0¡¢£¥§©«\u00ad®°·»¿',
  codePoints(0xc0, 0xff),
  'ŒœŸ€™•…−',
  '\u2002\u2003\u2009\u200a\u202f\u2010\u2011–—‘’‚“”„‹›',
].join('');

/** Features for text layout and for tabular lining figures; fractions, ordinals and superscripts are not used. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rlig', 'liga', 'calt', 'tnum', 'lnum'];

/** Packages of the families that come with the portal. */
const families = ['nunito-sans', 'roboto'];

/**
 * Adds the fonts that themes may name to the build, where only the style sheet of a tenant's theme refers to them. Every
 * visitor fetches a latin file early, so these are subset to the characters, weights and features of the first page. Other
 * characters, such as those in names, come from the extended file or a system font.
 */
export const shippedFonts = (packages: string): Plugin => ({
  name: 'shipped-fonts',
  apply: 'build',
  async buildStart() {
    for (const family of families)
      for (const subset of ['latin', 'latin-ext']) {
        const name = `${family}-${subset}-wght-normal.woff2`;
        const font = await readFile(join(packages, family, 'files', name));
        const source =
          subset === 'latin'
            ? await subsetFont(font, characters, {
                targetFormat: 'woff2',
                variationAxes: weights,
                keepFeatures,
              })
            : font;
        this.emitFile({ type: 'asset', name, source });
      }
  },
});
