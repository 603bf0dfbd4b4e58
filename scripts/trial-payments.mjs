// `npm run trial:payments`: sends a thousand payments with double clicks, reloads, two tabs, lost answers and the like,
// through the use cases against the sandbox's ledger, two hundred whose answer is lost in an outage, and a hundred more from
// pages in Chromium. Reports how many were booked twice, how many acknowledgements were lost, and how many outcomes were shown
// in time. PAYMENT_TRIALS, OUTAGE_TRIALS, BROWSER_TRIALS and TRIAL_SEED override the defaults; `-- --use-cases` and
// `-- --browser` run only one part. Ends with the same line as `npm test`.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/portal-build.mjs';
import { ensurePreparedDatabase } from './lib/prepared-database.mjs';
import { endWith, runVitest } from './lib/run-vitest.mjs';
import { stop } from './lib/stop.mjs';
import { trialProjects } from './lib/trial-projects.mjs';

const { PAYMENT_TRIALS = '1000', OUTAGE_TRIALS = '200', BROWSER_TRIALS = '100' } = process.env;
const projects = trialProjects(process.argv);
const isBrowser = projects.includes('more-browser');
/** Longer than all trials together ever take. */
const endsAfterMs = 90 * 60_000;

if (!(await ensureInstalled())) stop('The dependencies could not be installed.');
await ensurePreparedDatabase();
if (isBrowser && !(await ensureBuilt())) stop('The portal could not be built.');
if (isBrowser && !(await ensureChromium())) process.exit(1);
const tally = await runVitest(
  {
    report: 'trial-payments',
    projects,
    // One after the other, so that neither slows the other down.
    args: ['--no-file-parallelism', 'payment-trials.test.ts'],
  },
  { env: { PAYMENT_TRIALS, OUTAGE_TRIALS, BROWSER_TRIALS }, timeoutMs: endsAfterMs },
);
endWith(tally);
