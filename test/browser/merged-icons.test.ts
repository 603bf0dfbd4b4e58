import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mergeIcon } from '../../scripts/vite/merged-icons.ts';
import { sourceFiles } from '../support/architecture/source-files.ts';
import { repositoryPath } from '../support/repository.ts';
import { aStage } from './driver/stage.ts';

const IMPORT = /'lucide-react\/icons\/([\w-]+)'/g;
const DATA = /"?d"?: ?"([^"]+)"/g;

const used = new Set(
  sourceFiles('src/ui', '.ts', '.tsx')
    .flatMap((file) => [...readFileSync(repositoryPath(file), 'utf8').matchAll(IMPORT)])
    .map(([, name = '']) => name),
);
const pathsOf = (code: string): readonly string[] => [...code.matchAll(DATA)].map(([, data = '']) => data);

describe('the icons that the build merges', () => {
  const stage = aStage();

  test('have one path, of the same length and within the same box', async () => {
    expect(used.size).toBeGreaterThan(20);
    const page = await stage.browser.newPage();
    /** The length of all lines, and the box around them. */
    const drawn = (paths: readonly string[]) =>
      page.evaluate((all) => {
        const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        document.body.append(svg);
        const made = all.map((data) => {
          const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
          path.setAttribute('d', data);
          svg.append(path);
          return path;
        });
        const { x, y, width, height } = svg.getBBox();
        svg.remove();
        return [made.reduce((sum, path) => sum + path.getTotalLength(), 0), x, y, width, height];
      }, paths);
    for (const name of used) {
      const code = readFileSync(
        repositoryPath(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`),
        'utf8',
      );
      const merged = pathsOf(mergeIcon(code));
      expect([name, merged.length]).toEqual([name, Math.min(1, pathsOf(code).length)]);
      const [before, after] = [await drawn(pathsOf(code)), await drawn(merged)];
      for (const [index, figure] of before.entries()) expect(after[index]).toBeCloseTo(figure, 2);
    }
    await page.close();
  });

  test.each([
    ['m6 12h3', 'M6 12h3'],
    ['m6 12 2 3', 'M6 12l 2 3'],
    ['m13.148 14.772.382.924', 'M13.148 14.772l.382.924'],
    ['m5-.5-1 2', 'M5-.5l-1 2'],
  ])('begin each path where it began: %s', (data, placed) => {
    const pathOf = (d: string) => `["path", { d: "${d}", key: "k" }]`;
    expect(pathsOf(mergeIcon(`[${pathOf('M1 1h2')}, ${pathOf(data)}]`))).toEqual([`M1 1h2${placed}`]);
  });
});
