import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { at } from './paths.mjs';

/** Name of the manifest in the folder of the built portal; a hidden file, which no server gives to visitors. */
export const BUILD_MANIFEST = '.build.json';

/** Files that are never sent to visitors, which a server therefore does not need. @param {string} path */
const isServed = (path) => path.startsWith('assets/') && !path.endsWith('.map');

/**
 * Names the build by its entry script, whose hash changes with any file of the build, as log and monitoring do, and writes
 * the name into the document and, with every file that visitors load, into the manifest.
 * @param {string} folder the built portal, with its compressed twins
 * @returns {string} the build's id
 */
export const writeBuildManifest = (folder) => {
  const document = join(folder, 'index.html');
  const html = readFileSync(document, 'utf8');
  const id = /src="[^"]*?([\w-]+)\.js"/.exec(html)?.[1];
  if (id === undefined) throw new Error(`${document} names no script`);
  writeFileSync(document, html.replace('</title>', `</title>\n    <meta name="build" content="${id}" />`));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path === 'index.html' || isServed(path))
    .sort()
    .map((path) => {
      const content = readFileSync(join(folder, path));
      return { path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
    });
  const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  writeFileSync(join(folder, BUILD_MANIFEST), `${JSON.stringify({ id, version, files }, undefined, 1)}\n`);
  return id;
};
