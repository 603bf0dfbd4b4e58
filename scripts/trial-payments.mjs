// `npm run trial:payments`: a thousand payments sent by double clicks, reloads, two tabs, lost answers and their like, through
// the use cases against the sandbox's books, and two hundred whose answer is lost in an outage. Says how many were booked
// twice, how many acknowledgements were lost, and how many outcomes were told in time. PAYMENT_TRIALS, OUTAGE_TRIALS and
// TRIAL_SEED set others. `-- --browser` sends a hundred from pages in Chromium instead; BROWSER_TRIALS sets another number.
// Ends in the same line as `npm test`.
import './lib/require-node.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/paths.mjs';
import { ensureBuilt } from './lib/portal-build.mjs';
import { ensurePreparedDatabase } from './lib/prepared-database.mjs';
import { runNode } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';
import { tallyOfReport } from './lib/vitest-report.mjs';

const { PAYMENT_TRIALS = '1000', OUTAGE_TRIALS = '200', BROWSER_TRIALS = '100' } = process.env;
const fromBrowser = process.argv.includes('--browser');
/** Longer than all trials together ever take. */
const endsAfterMs = 90 * 60_000;

if (!(await ensureInstalled())) stop('The dependencies could not be installed.');
await ensurePreparedDatabase();
if (fromBrowser && !(await ensureBuilt())) stop('The portal could not be built.');
if (fromBrowser && !(await ensureChromium())) stop('No Chromium was found.');
const report = at('artifacts', 'test', 'trial-payments.json');
mkdirSync(dirname(report), { recursive: true });
rmSync(report, { force: true });
const code = await runNode(
  [
    at('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--project',
    ...(fromBrowser
      ? ['browser', 'test/browser/payment-trials.test.ts']
      : ['acceptance', 'test/acceptance/payment-trials.test.ts']),
  ],
  { env: { PAYMENT_TRIALS, OUTAGE_TRIALS, BROWSER_TRIALS }, timeoutMs: endsAfterMs },
);
const { passed, failed } = tallyOfReport(report, code);
console.log(`tests: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
