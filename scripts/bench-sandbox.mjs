// `npm run bench:sandbox`: requests a second and the 99th percentile for codes, sign-in, loan list and payment, on the embedded
// database and on PostgreSQL, there by one process and by two. Medians of three rounds of one run, over the loopback interface.
// Then first pages of a handful of rows against those of thousands; it ends by itself within minutes.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/paths.mjs';
import { ensurePreparedDatabase, sandboxFlags } from './lib/prepared-database.mjs';
import { runNode } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';
import { ensurePostgres } from './postgres.mjs';

if (!(await ensureInstalled())) stop('The dependencies could not be installed.');
if ((await ensurePostgres()) === undefined) stop('There is no PostgreSQL here, and it cannot be installed.');
await ensurePreparedDatabase();
process.exit(await runNode([...sandboxFlags, at('test', 'sandbox', 'bench', 'main.ts')]));
