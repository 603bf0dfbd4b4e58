import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The weights that the type scale uses. */
const weights = { wght: { min: 400, max: 700 } };

const codePoints = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join('');

/** Letters of Western Europe with their punctuation and spaces, and the signs that the portal writes: a first page has no others. */
const characters = [
  codePoints(0x20, 0x7e),
  '\u00a0¡¢£¥§©«\u00ad®°·»¿',
  codePoints(0xc0, 0xff),
  'ŒœŸ€™•…−',
  '\u2002\u2003\u2009\u200a\u202f\u2010\u2011–—‘’‚“”„‹›',
].join('');

/** What lays out text, and figures of one width and height; fractions, ordinals and raised figures are not used. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rlig', 'liga', 'calt', 'tnum', 'lnum'];

/** Packages of the families that come with the portal. */
const families = ['nunito-sans', 'roboto'];

/**
 * Puts the fonts that themes may name into the build, where no script asks for them: the sheet of a tenant's theme does.
 * The latin files are narrowed, because every visitor fetches one before the first page stands, to the characters, weights and
 * features that it can show. Anything else a name may hold comes from the extended file or the system.
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
