import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { at } from './lib/paths.mjs';

/** @typedef {{ file: string, src?: string, imports?: readonly string[], css?: readonly string[] }} Chunk */

/** The latin file of the font, by its name in the build. Pages in English or French fetch it through the theme's sheet. */
const latinFont = /^nunito-sans-latin-wght-normal-/;

/** Links to ignore: licences are not fetched, and the document of `/` does not contain the links for signed-in pages. */
const FOR_OTHERS = /<link rel="(?:license|modulepreload)"[^>]*>/g;

/** What is fetched with the document of `/`. @param {string} document */
const filesNamedIn = (document) =>
  Array.from(
    document.replaceAll(FOR_OTHERS, '').matchAll(/(?:src|href)="(?:\/assets\/|\{\{assetBase\}\})([^"{]+)"/g),
    ([, file]) => `assets/${file}`,
  );

/**
 * The built files that a first visit to the sign-in page loads until its form works, by path from the built portal's folder:
 * the files that the document names, all that they import, and the latin font. Configuration and messages are inlined.
 * @param {string} document the built index.html
 * @param {Record<string, Chunk>} manifest Vite's manifest of the build
 * @returns {{ scripts: readonly string[], others: readonly string[] }}
 */
export const firstLoadFiles = (document, manifest) => {
  /** @type {Set<string>} */
  const loaded = new Set();
  /** @param {Chunk} chunk */
  const visit = (chunk) => {
    if (loaded.has(chunk.file)) return;
    loaded.add(chunk.file);
    for (const style of chunk.css ?? []) loaded.add(style);
    for (const key of chunk.imports ?? []) {
      const imported = manifest[key];
      if (imported !== undefined) visit(imported);
    }
  };
  const chunks = Object.values(manifest);
  const named = filesNamedIn(document);
  for (const chunk of chunks) {
    if (named.includes(chunk.file)) visit(chunk);
  }
  for (const file of named) loaded.add(file);
  for (const { file } of Object.values(manifest)) if (latinFont.test(basename(file))) loaded.add(file);
  const files = [...loaded];
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    others: files.filter((file) => !file.endsWith('.js')),
  };
};

/** The same for the portal as it is built now. Throws where it is not built. */
export const firstLoad = () => {
  const dist = at('src', 'portal', 'dist');
  return firstLoadFiles(
    readFileSync(`${dist}/index.html`, 'utf8'),
    JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')),
  );
};
