import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesOf, shippedPackages } from './shipped-packages.mjs';

/**
 * Writes the licences of the packages sent to browsers into a file of the build, and a link to it into the document, because most
 * licences require the notice with each copy. Throws where a package has no licence, or not its text.
 * @param {string} folder the built portal, with its source maps
 */
export const writeServedNotices = (folder) => {
  const maps = readdirSync(join(folder, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.map'))
    .map((path) => join(folder, 'assets', path));
  const notices = noticesOf('Third-party software in these pages, with its licences.', shippedPackages(maps));
  const hash = createHash('sha256').update(notices).digest('base64url').replaceAll(/\W/g, '').slice(0, 8);
  const name = `licences-${hash}.txt`;
  writeFileSync(join(folder, 'assets', name), notices);
  const document = join(folder, 'index.html');
  const html = readFileSync(document, 'utf8');
  const link = `<link rel="license" href="{{assetBase}}${name}" />`;
  writeFileSync(document, html.replace(/\n( *)<\/head>/, `\n$1  ${link}\n$1</head>`));
};
