// `npm run bench:journeys`: how soon the portal answers after sign-in, with the CPU slowed four times: every interaction and every task
// of the fourteen journeys, dialogs, 5,000 loans scrolled and one of them opened, and the list after the code at 150 ms a trip. Three
// rounds, or ROUNDS. How fast a machine is fails nothing. docs/performance.md says how it measures.
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
