// `npm run trial:kill`: kills the platform fifty times in the middle of payments, on the embedded database and on PostgreSQL
// (there every fifth time the database server), and says how many acknowledged payments were lost or booked twice.
// KILLS sets another number. Ends in the same line as `npm test`.
import './lib/require-node.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/paths.mjs';
import { ensurePreparedDatabase } from './lib/prepared-database.mjs';
import { runNode } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';
import { tallyOfReport } from './lib/vitest-report.mjs';
import { ensurePostgres } from './postgres.mjs';

const { KILLS = '50' } = process.env;
/** Longer than both trials together take on a machine that is busy with much else. */
const endsAfterMs = 90 * 60_000;

if (!(await ensureInstalled())) stop('The dependencies could not be installed.');
if ((await ensurePostgres()) === undefined) stop('There is no PostgreSQL here, and it cannot be installed.');
await ensurePreparedDatabase();
const report = at('artifacts', 'test', 'trial-kill.json');
mkdirSync(dirname(report), { recursive: true });
rmSync(report, { force: true });
const code = await runNode(
  [
    at('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    // One after the other: each is to have the machine for itself.
    '--no-file-parallelism',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...['sandbox', 'sandbox-postgres'].flatMap((project) => ['--project', project]),
    'test/sandbox/durability.test.ts',
  ],
  { env: { KILLS }, timeoutMs: endsAfterMs },
);
const { passed, failed } = tallyOfReport(report, code);
console.log(`tests: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
