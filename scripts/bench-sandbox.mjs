// `npm run bench:sandbox`: requests per second and the 99th percentile for codes, sign-in, loan list and payment, on the
// embedded database and on PostgreSQL, the latter with one process and with two. Medians of three rounds, over the loopback
// interface. Then compares first pages of lists with few rows and with thousands. Ends within minutes.
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
