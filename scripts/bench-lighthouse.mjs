// `npm run bench:lighthouse`: Lighthouse's scores of sign-in, loans and one loan on its simulated phone, medians of three rounds or of
// ROUNDS, and each finding that costs points. Low scores do not fail it. The method is in docs/performance.md.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { useBrowser } from './chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/paths.mjs';
import { ensureBuilt } from './lib/portal-build.mjs';
import { ensurePreparedDatabase, sandboxFlags } from './lib/prepared-database.mjs';
import { runNode } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';
import { ensureLighthouse } from './lighthouse.mjs';

if (!(await ensureInstalled())) stop('The dependencies could not be installed.');
const packages = (await ensureLighthouse()) ?? stop('Lighthouse could not be installed.');
if (!(await ensureBuilt())) stop('The portal could not be built.');
await useBrowser();
await ensurePreparedDatabase();
const env = { LIGHTHOUSE_PACKAGES: packages };
process.exit(await runNode([...sandboxFlags, at('test', 'browser', 'bench-lighthouse', 'main.ts')], { env }));
