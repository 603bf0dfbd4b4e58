// Builds the portal and the sandbox's initial databases: `npm run build`. One build serves every tenant.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { endOnSignals } from './lib/end-on-signals.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';

endOnSignals();
// Under a test's environment this would make a test build, which the content policy blocks.
for (const name of ['VITEST', 'NODE_ENV']) delete process.env[name];
if (!(await ensureInstalled())) stop('The dependencies could not be installed.');

const { writeBuildManifest } = await import('./lib/build-manifest.mjs');
const { buildFirstPage } = await import('./lib/first-page-build.mjs');
const { linkCodeAhead } = await import('./lib/code-ahead.mjs');
const { compressFolder } = await import('./lib/compress.mjs');
const { writeServedNotices } = await import('./lib/served-notices.mjs');
const { portalStamp } = await import('./lib/portal-build.mjs');
const { ensurePreparedDatabase } = await import('./lib/prepared-database.mjs');

const built = await runNode([at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']);
// Vite has printed the error.
if (built !== 0) process.exit(1);
writeServedNotices(at('src', 'portal', 'dist'));
linkCodeAhead(at('src', 'portal', 'dist'));
await compressFolder(at('src', 'portal', 'dist'));
await buildFirstPage();
const build = writeBuildManifest(at('src', 'portal', 'dist'));
portalStamp.set();
console.log(`Built the portal into src/portal/dist: ${build}.`);
await ensurePreparedDatabase();
