import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryPath } from '../support/repository.ts';

const read = (file: string): string => readFileSync(repositoryPath(file), 'utf8');

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: repositoryPath(), encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '');
const folders = new Set(
  tracked.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index))),
);
const roots = new Set(tracked.map((file) => file.split('/')[0]));
const isThere = (path: string): boolean => tracked.includes(path) || folders.has(path);
const { scripts } = JSON.parse(read('package.json'));

/** What a changelog says was true when it was written. */
const pages = tracked.filter((file) => file.endsWith('.md') && !file.endsWith('CHANGELOG.md'));

/** The id that a heading gets on a page. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
const anchorsOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => anchorOf(heading));

/** Whether a link leads to a file, and to a heading of it if it names one. */
const leads = (page: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : posix.join(posix.dirname(page), path);
  if (!isThere(target.replace(/\/$/, ''))) return false;
  return anchor === undefined || anchorsOf(read(target)).includes(anchor);
};

/** Paths, links and commands on a page that do not exist. A path with a placeholder is an example; so is the tenant `prairie`. */
const untrueIn = (page: string, text: string): readonly string[] => {
  const named = Array.from(text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+)\/?`/g), ([, path = '']) => path);
  const paths = named.filter(
    (path) => roots.has(path.split('/')[0]) && path !== 'tenants/prairie' && !isThere(path),
  );
  const links = Array.from(text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g), ([, link = '']) => link);
  const commands = Array.from(text.matchAll(/npm run ([a-z]+(?::[a-z]+)*)/g), ([, name = '']) => name);
  return [
    ...paths,
    ...links.filter((link) => !leads(page, link)),
    ...commands.filter((name) => !Object.hasOwn(scripts, name)).map((name) => `npm run ${name}`),
  ];
};

describe('the documentation', () => {
  it.each(pages)('names in %s only paths, links and commands that exist', (page) => {
    expect(untrueIn(page, read(page))).toEqual([]);
  });

  it('is searched for each of them', () => {
    const text =
      '`src/nowhere/a.ts`, `docs/themes.md`, [a](b.md), [c](themes.md#messages), [d](#e), npm run walk';
    expect(untrueIn('docs/planted.md', text)).toEqual(['src/nowhere/a.ts', 'b.md', '#e', 'npm run walk']);
  });
});
