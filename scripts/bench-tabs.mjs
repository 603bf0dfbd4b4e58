// `npm run bench:tabs`: measures how long a sign-out, another buyer's sign-in and a change of language take to reach the five
// other tabs of a browser, median and slowest of twenty rounds in Chromium on the built portal. ROUNDS sets another number.
// Ends within minutes; slow results do not fail it.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { useBrowser } from './chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/paths.mjs';
import { ensureBuilt } from './lib/portal-build.mjs';
import { ensurePreparedDatabase, sandboxFlags } from './lib/prepared-database.mjs';
import { runNode } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';

if (!(await ensureInstalled())) stop('The dependencies could not be installed.');
if (!(await ensureBuilt())) stop('The portal could not be built.');
await useBrowser({ whole: true });
await ensurePreparedDatabase();
process.exit(await runNode([...sandboxFlags, at('test', 'browser', 'bench', 'main.ts')]));
