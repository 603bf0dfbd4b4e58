// `npm run licences`: lists what the built portal and the host's command contain, with licences, in docs/licences.md.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleHost } from './lib/host-bundle.mjs';
import { at } from './lib/paths.mjs';
import { ensureBuilt } from './lib/portal-build.mjs';
import { licenceTable, shippedPackages } from './lib/shipped-packages.mjs';
import { stop } from './lib/stop.mjs';

if (!(await ensureBuilt())) stop('The portal could not be built.');
const dist = at('src', 'portal', 'dist');
const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.map'))
  .map((path) => join(dist, path));
const folder = mkdtempSync(join(tmpdir(), 'member-portal-host-'));
try {
  writeFileSync(
    at('docs', 'licences.md'),
    licenceTable(shippedPackages([...maps, await bundleHost(folder)])),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
