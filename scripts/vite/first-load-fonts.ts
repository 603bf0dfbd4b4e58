import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The weights that the type scale uses. */
const weights = { wght: { min: 400, max: 700 } };

const codePoints = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join('');

/** English and French with their punctuation and spaces, and the signs that the portal writes: a first page has no others. */
const characters = [
  codePoints(0x20, 0x7e),
  codePoints(0xa0, 0xff),
  'ŒœŸ€™•…−',
  '\u2002\u2003\u2009\u200a\u202f\u2010\u2011–—‘’‚“”„‹›',
].join('');

/**
 * Narrows the latin files of the fonts at build: what every visitor fetches before the first page stands holds only the
 * characters and weights that it can show. Anything else a name may hold comes from the extended file or the system.
 */
export const firstLoadFonts = (folder: string): Plugin => ({
  name: 'first-load-fonts',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/-latin-wght-normal\.woff2\?url$/.test(source) || source.startsWith('/')) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    const [file = ''] = (found?.id ?? '').split('?');
    const font = await readFile(file);
    const content = await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: weights });
    // A folder by content keeps the name, and two builds at once from writing over each other.
    const into = join(folder, createHash('sha256').update(content).digest('hex').slice(0, 16));
    await mkdir(into, { recursive: true });
    await writeFile(join(into, basename(file)), content);
    return `${join(into, basename(file))}?url`;
  },
});
