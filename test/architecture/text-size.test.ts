import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from '../support/architecture/source-files.ts';
import { repositoryPath } from '../support/repository.ts';

/** Lines, outlines, shadows and what is hidden from sight keep their pixels, as do breakpoints and margins of observers. */
const KEPT =
  /@media|@container|matches\(|rootMargin|const MARGIN|'--shadow-|(outline|border|underline|translate)\w*: ['`][^'`]*\b\d(\.\d+)?px|Thickness: |boxShadow: `inset 0 0 0 1px/;

/** The paper of a print and the corners of a theme are no measure of the page's text. */
const NOT_OF_THE_PAGE = ['/files/PrintStyle.tsx', '/theme/azure.ts', '/theme/teal.ts', '/theme/violet.ts'];

/** Measures in pixels of a source, by line. A number without a unit becomes pixels, too. */
const pixelsIn = (source: string): readonly string[] =>
  source.split('\n').filter((line) => {
    const words = line.replace(/\/\*.*|^\s*(\/\/|\*).*/g, '');
    if (KEPT.test(words)) return false;
    return (
      [...words.matchAll(/(\d+(?:\.\d+)?)px/g)].some(([, pixels]) => Number(pixels) > 3) ||
      /\b(width|height|min\w+|max(Width|Height)|margin\w*|padding\w*|gap|fontSize|borderRadius): -?([2-9]|\d\d+)(\.\d+)?\b(?!%)/.test(
        words,
      ) ||
      /<[A-Z]\w* [^>]*\bsize=\{\d+\}/.test(words)
    );
  });

it('measures type, spacing and icons in rem, which grow with the size of text that the visitor chose', () => {
  const files = sourceFiles('src/ui', '.ts', '.tsx').filter(
    (file) => !NOT_OF_THE_PAGE.some((end) => file.endsWith(end)),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    pixelsIn(readFileSync(repositoryPath(file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['  minHeight: 48,'],
  ["  width: '480px',"],
  ['  <Icon size={18} aria-hidden />'],
  ["  padding: '8px 4px',"],
])('notices %s', (line) => {
  expect(pixelsIn(line)).toEqual([line]);
});
