// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { __vitePreload } from '../../scripts/vite/preload-hint.mjs';

const importer = 'https://northwind.example/assets/index.js';
const hints = (): readonly (string | undefined)[][] =>
  [...document.head.querySelectorAll('link')].map(({ rel, href, crossOrigin }) => [
    rel,
    href,
    crossOrigin ?? undefined,
  ]);

afterEach(() => document.head.replaceChildren());

describe('loading a chunk', () => {
  it('hints each file that it imports once, and gives the chunk', async () => {
    expect(await __vitePreload(async () => 'page', ['./page.js', './rules.js'], importer)).toBe('page');
    expect(await __vitePreload(async () => 'other', ['./other.js', './rules.js'], importer)).toBe('other');
    expect(hints()).toEqual(
      ['page', 'rules', 'other'].map((name) => [
        'modulepreload',
        `https://northwind.example/assets/${name}.js`,
        '',
      ]),
    );
  });

  it('that imports nothing more hints nothing', async () => {
    expect(await __vitePreload(async () => 'alone')).toBe('alone');
    expect(hints()).toEqual([]);
  });

  it('fails as its import does', async () => {
    const missing = new TypeError('missing');
    await expect(__vitePreload(() => Promise.reject(missing), ['./gone.js'], importer)).rejects.toBe(missing);
  });
});
