// `npm run test:nightly`: the tests of rules, use cases and the sandbox's own arithmetic, with 10,000 cases for each law
// instead of the 500 of `npm test`. Ends in the same line, `tests: N passed, N failed`. PROPERTY_RUNS sets another number.
import './lib/require-node.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { tallyOfReport } from './lib/vitest-report.mjs';

const { PROPERTY_RUNS = '10000' } = process.env;
/** A test that waits for a platform gains nothing from more cases: of the sandbox, only these state laws. */
const LAWS = ['test/domain', 'test/application', 'test/sandbox/ledger', 'test/sandbox/calendar.test.ts'];
/** One law with all of its cases, and with the much longer plays where a ledger is the oracle. */
const lawEndsAfterMs = 20 * 60_000;

if (!(await ensureInstalled())) process.exit(1);
const report = at('artifacts', 'test', 'nightly.json');
mkdirSync(dirname(report), { recursive: true });
rmSync(report, { force: true });
const started = Date.now();
const code = await runNode(
  [
    at('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--testTimeout=${lawEndsAfterMs}`,
    ...['domain', 'application', 'sandbox'].flatMap((project) => ['--project', project]),
    ...LAWS,
  ],
  { env: { PROPERTY_RUNS } },
);
const { passed, failed } = tallyOfReport(report, code);
console.log(`${PROPERTY_RUNS} cases for each law, in ${((Date.now() - started) / 1000).toFixed(0)} s`);
console.log(`tests: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
