// `npm run release [-- folder]`: makes a release in `artifacts/release` or the folder: the built portal, the host's command,
// a manifest with checksums, the bill of materials and the licences, packed. The same source makes the same file.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { endOnSignals } from './lib/end-on-signals.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { makeFolder } from './lib/make-folder.mjs';
import { at } from './lib/paths.mjs';
import { ensureBuilt } from './lib/portal-build.mjs';
import { stop } from './lib/stop.mjs';

endOnSignals();
if (!(await ensureInstalled())) stop('The dependencies could not be installed.');
if (!(await ensureBuilt())) stop('The portal could not be built.');

const { create } = await import('tar');
const { bundleHost } = await import('./lib/host-bundle.mjs');
const { billOf, noticesOf, shippedPackages } = await import('./lib/shipped-packages.mjs');

const dist = at('src', 'portal', 'dist');
const { id: build, version } = JSON.parse(readFileSync(join(dist, '.build.json'), 'utf8'));
const destination = resolve(process.argv[2] ?? at('artifacts', 'release'));
const name = `member-portal-${version}-${build}`;
const folder = join(destination, name);
rmSync(folder, { recursive: true, force: true });
makeFolder(folder);

/** @param {string} path */
const isShipped = (path) => !path.endsWith('.map') && !/\.(?:vite|built-from)/.test(relative(dist, path));
cpSync(dist, join(folder, 'portal'), { recursive: true, filter: isShipped });
// Source maps are for the operator's monitoring, outside the served files.
cpSync(join(dist, 'assets'), join(folder, 'source-maps'), {
  recursive: true,
  filter: (path) => path.endsWith('.map') || !/\.\w+$/.test(path),
});

/** @param {string} from */
const filesOf = (from) =>
  readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
const hostMap = await bundleHost(join(folder, 'host'));
const maps = [
  ...filesOf(join(folder, 'source-maps')).map((file) => join(folder, 'source-maps', file)),
  hostMap,
];
const packages = shippedPackages(maps);
rmSync(hostMap);
writeFileSync(
  join(folder, 'THIRD-PARTY-NOTICES.txt'),
  noticesOf('Third-party software in this release, with its licences.', packages),
);
cpSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), join(folder, 'host', 'THIRD-PARTY-NOTICES.txt'));
writeFileSync(
  join(folder, 'sbom.cdx.json'),
  `${JSON.stringify(billOf(packages, { version, build }), undefined, 1)}\n`,
);

/** @param {string} file */
const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
const files = Object.fromEntries(filesOf(folder).map((path) => [path, hashOf(join(folder, path))]));
writeFileSync(
  join(folder, 'manifest.json'),
  `${JSON.stringify({ name: 'member-portal', version, build, files }, undefined, 1)}\n`,
);

const archive = join(destination, `${name}.tar.gz`);
// Exclude times, owners and directory order from the archive.
await create(
  {
    cwd: destination,
    file: archive,
    gzip: { level: 9 },
    portable: true,
    mtime: new Date(0),
    noDirRecurse: true,
  },
  filesOf(folder).map((path) => `${name}/${path}`),
);
rmSync(folder, { recursive: true, force: true });
writeFileSync(`${archive}.sha256`, `${hashOf(archive)}  ${name}.tar.gz\n`);
console.log(`Made ${archive}: ${packages.length} third-party packages.`);
