// `npm run trial:kill`: kills the platform fifty times in the middle of payments, on the embedded database and on PostgreSQL
// (there every fifth time the database server), and reports how many acknowledged payments were lost or booked twice. KILLS
// sets another number. Ends with the same line as `npm test`.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensurePreparedDatabase } from './lib/prepared-database.mjs';
import { endWith, runVitest } from './lib/run-vitest.mjs';
import { stop } from './lib/stop.mjs';
import { ensurePostgres } from './postgres.mjs';

const { KILLS = '50' } = process.env;
/** Longer than both trials together take on a busy machine. */
const endsAfterMs = 90 * 60_000;

if (!(await ensureInstalled())) stop('The dependencies could not be installed.');
if ((await ensurePostgres()) === undefined) stop('There is no PostgreSQL here, and it cannot be installed.');
await ensurePreparedDatabase();
const tally = await runVitest(
  {
    report: 'trial-kill',
    projects: ['sandbox', 'sandbox-postgres'],
    // One after the other, so that neither slows the other down.
    args: ['--no-file-parallelism', 'test/sandbox/durability.test.ts'],
  },
  { env: { KILLS }, timeoutMs: endsAfterMs },
);
endWith(tally);
