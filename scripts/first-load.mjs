import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { at } from './lib/paths.mjs';

/**
 * @typedef {{ file: string, src?: string, isEntry?: boolean, imports?: readonly string[], dynamicImports?: readonly string[],
 *   css?: readonly string[], assets?: readonly string[] }} Chunk
 */

/** The lazy part that the sign-in page loads before its form works: the first page's messages of one locale. */
const lazyParts = [/\/messages\/shell\.en-us\.json$/];

/** The latin subset of the variable font: what a page in English or French fetches. */
const latinFont = /nunito-sans-latin-wght-normal/;

/**
 * The built files that a first visit to the sign-in page loads until its form works, by path from the built portal's
 * folder: the scripts of the document with everything they import, one locale's messages, styles and the latin font.
 * @param {Record<string, Chunk>} manifest Vite's manifest of the build
 * @param {string} document the built `index.html`: the manifest marks no entry that shares its file with other modules
 * @returns {{ scripts: readonly string[], others: readonly string[] }}
 */
export const firstLoadFiles = (manifest, document) => {
  /** @type {Set<string>} */
  const scripts = new Set();
  /** @type {Set<string>} */
  const others = new Set();
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) others.add(style);
    for (const asset of chunk.assets ?? []) if (latinFont.test(basename(asset))) others.add(asset);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const [key, chunk] of Object.entries(manifest)) {
    const isEntry = document.includes(`src="/${chunk.file}"`);
    if (isEntry || lazyParts.some((part) => part.test(`/${chunk.src ?? key}`))) visit(key);
  }
  return { scripts: [...scripts], others: [...others] };
};

/** The same for the portal as it is built now. Throws where it is not built. */
export const firstLoad = () => {
  /** @param {string[]} path */
  const built = (...path) => readFileSync(at('src', 'portal', 'dist', ...path), 'utf8');
  return firstLoadFiles(JSON.parse(built('.vite', 'manifest.json')), built('index.html'));
};
