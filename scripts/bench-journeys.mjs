// `npm run bench:journeys`: measures how fast the portal responds after sign-in, with the CPU slowed four times: every interaction and
// task of the fourteen journeys, dialogs, scrolling 5,000 loans and opening one, and the list after the code at 150 ms per round trip.
// Three rounds, or ROUNDS. Slow results do not fail it. The method is in docs/performance.md.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { readFileSync, rmSync } from 'node:fs';
import { useBrowser } from './chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/paths.mjs';
import { ensureBuilt } from './lib/portal-build.mjs';
import { ensurePreparedDatabase } from './lib/prepared-database.mjs';
import { runNode } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';

if (!(await ensureInstalled())) stop('The dependencies could not be installed.');
if (!(await ensureBuilt())) stop('The portal could not be built.');
await useBrowser();
await ensurePreparedDatabase();

const told = at('artifacts', 'bench', 'journeys.md');
rmSync(told, { force: true });
const vitest = at('node_modules', 'vitest', 'vitest.mjs');
const code = await runNode([vitest, 'run', '--project', 'bench'], { env: { BENCH: 'yes' } });
console.log(readFileSync(told, 'utf8'));
process.exit(code);
