import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/architecture/source-files.ts';
import { repositoryPath } from '../support/repository.ts';

const screens = 'src/ui/screens/';

/** Folders that put screens together: routes open pages, dialogs open over any page, the shell reads ahead. */
const composing = ['src/ui/routing/', 'src/ui/dialogs/', 'src/ui/shell/'];

const relativeImports = /(?:from|import\() ?'(\.{1,2}\/[^']+)'/g;

/** The folder of a screen, such as `payment`; undefined outside the screens. */
const roomOf = (file: string): string | undefined =>
  file.startsWith(screens) ? file.slice(screens.length).split('/')[0] : undefined;

/** What a file of the user interface imports of screens, as `file -> imported file`. */
const screensOf = (file: string, source: string) =>
  Array.from(source.matchAll(relativeImports), ([, path = '']) => posix.join(dirname(file), path))
    .filter((path) => roomOf(path) !== undefined)
    .map((path) => ({ from: file, to: path }));

const forbidden = (file: string, source: string): readonly string[] =>
  screensOf(file, source)
    .filter(({ from, to }) => {
      const [own, other] = [roomOf(from), roomOf(to)];
      if (own === undefined) return !composing.some((folder) => from.startsWith(folder));
      return other !== own && other !== 'ordering';
    })
    .map(({ from, to }) => `${from} -> ${to}`);

describe('a screen', () => {
  it('imports only its own folder, the code that all orders share, and shared folders', () => {
    const found = sourceFiles('src/ui', '.ts', '.tsx').flatMap((file) =>
      forbidden(file, readFileSync(repositoryPath(file), 'utf8')),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['screens/payoff/A.tsx', '../payment/B.tsx', false],
    ['screens/ordering/A.tsx', '../payment/B.tsx', false],
    ['screens/loans/list/A.tsx', '../../payment/B.tsx', false],
    ['controls/A.tsx', '../screens/payment/B.tsx', false],
    ['screens/payment/A.tsx', '../ordering/B.tsx', true],
    ['screens/loans/list/A.tsx', '../detail/B.tsx', true],
    ['screens/loans/list/A.tsx', '../../../dialogs/b.tsx', true],
    ['dialogs/a.tsx', '../screens/payment/B.tsx', true],
  ])('%s may import %s: %s', (file, path, fine) => {
    const source = `import { B } from '${path}';\nconst C = () => import('${path}');\n`;
    expect(forbidden(`src/ui/${file}`, source)).toHaveLength(fine ? 0 : 2);
  });
});
