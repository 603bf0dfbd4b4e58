// `npm run test:nightly`: the tests of rules, use cases and the sandbox's own arithmetic, with 10,000 cases for each law
// instead of the 500 of `npm test`. Ends in the same line, `tests: N passed, N failed`. PROPERTY_RUNS sets another number.
import './lib/require-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endWith, runVitest } from './lib/run-vitest.mjs';

const { PROPERTY_RUNS = '10000' } = process.env;
/** A test that waits for a platform gains nothing from more cases: of the sandbox, only these state laws. */
const LAWS = ['test/domain', 'test/application', 'test/sandbox/ledger', 'test/sandbox/calendar.test.ts'];
/** One law with all of its cases, and with the much longer plays where a ledger is the oracle. */
const lawEndsAfterMs = 20 * 60_000;

if (!(await ensureInstalled())) process.exit(1);
const started = Date.now();
const tally = await runVitest(
  {
    report: 'nightly',
    projects: ['domain', 'application', 'sandbox'],
    args: [`--testTimeout=${lawEndsAfterMs}`, ...LAWS],
  },
  { env: { PROPERTY_RUNS } },
);
console.log(`${PROPERTY_RUNS} cases for each law, in ${((Date.now() - started) / 1000).toFixed(0)} s`);
endWith(tally);
