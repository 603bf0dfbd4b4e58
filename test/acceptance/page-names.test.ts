import { readdirSync, readFileSync } from 'node:fs';
import { PAGE_NAMES } from '@member-portal/domain/telemetry';
import { expect, test } from 'vitest';
import { repositoryPath } from '../support/repository.ts';

/** Page names recorded by the journeys, and by the page tests for screens on no journey. */
const PLACES = [repositoryPath('test', 'acceptance', 'scenarios'), repositoryPath('test', 'browser')];

/** Every list of pages that a test expects, in its order and with nothing else in it. */
const expectedPages = (): ReadonlySet<string> =>
  new Set(
    PLACES.flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
        .flatMap(({ name }) => {
          const text = readFileSync(`${folder}/${name}`, 'utf8');
          const lists = [...text.matchAll(/(?:pages: |pages\(\)[^;]*?toEqual\()\[([^\]]*)\]/g)];
          return lists.flatMap(([, list = '']) =>
            [...list.matchAll(/'([^']+)'/g)].map(([, page = '']) => page),
          );
        }),
    ),
  );

test('each of the 34 page names sent to analytics is expected in a Chromium test', () => {
  const expected = expectedPages();
  expect(PAGE_NAMES.filter((page) => !expected.has(page))).toEqual([]);
  expect(PAGE_NAMES).toHaveLength(34);
});
