import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The chunks of every signed-in page, and of loans, where most visits begin; src/ui/routing/fetch-signed-in.ts fetches the same. */
const CHUNKS = ['signed-in', 'loans'];

/** @typedef {Readonly<Record<string, { file: string, name?: string, isEntry?: boolean, imports?: string[] }>>} Manifest */

/**
 * The files of a module of the build and of what it imports.
 * @param {Manifest} manifest
 * @param {string} module
 * @param {Set<string>} [found]
 */
const filesOf = (manifest, module, found = new Set()) => {
  const { file, imports = [] } = manifest[module] ?? {};
  if (file === undefined) throw new Error(`The build has no ${module} to fetch ahead`);
  if (found.has(file)) return found;
  found.add(file);
  for (const each of imports) filesOf(manifest, each, found);
  return found;
};

/**
 * Writes links into the document that make browsers prefetch the code of signed-in pages at a low priority. `data-locales` lists
 * the locales of a messages file. Throws where the build has no such chunk.
 * @param {string} folder the built portal
 */
export const linkCodeAhead = (folder) => {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const entry = Object.keys(manifest).find((module) => manifest[module]?.isEntry) ?? '';
  const first = filesOf(manifest, entry);
  const ahead = CHUNKS.map(
    (chunk) => Object.keys(manifest).find((module) => manifest[module]?.name === chunk) ?? chunk,
  );
  /** @type {Map<string, string[]>} */
  const locales = new Map(
    ahead.flatMap((module) => [...filesOf(manifest, module)].map((file) => [file, []])),
  );
  for (const module of Object.keys(manifest)) {
    const [, locale] = /\/intl\/(?:signed-in-|messages\/codes\.)(\w+-\w+)\.(?:ts|json)$/.exec(module) ?? [];
    if (locale === undefined) continue;
    for (const file of filesOf(manifest, module)) locales.set(file, [...(locales.get(file) ?? []), locale]);
  }
  const links = [...locales]
    .filter(([file]) => !first.has(file))
    .map(([file, of]) => {
      const href = `{{assetBase}}${file.replace(/^assets\//, '')}`;
      const only = of.length > 0 ? ` data-locales="${of.join(' ')}"` : '';
      return `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}"${only} />`;
    });
  const document = join(folder, 'index.html');
  const html = readFileSync(document, 'utf8');
  writeFileSync(
    document,
    html.replace(
      /\n( *)<\/head>/,
      (_, indent) => `\n${links.map((link) => `${indent}  ${link}\n`).join('')}${indent}</head>`,
    ),
  );
};
