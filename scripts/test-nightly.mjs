// `npm run test:nightly`: the tests of rules, use cases and the sandbox's arithmetic, with 10,000 cases per property
// instead of `npm test`'s 500. Ends with the same line, `tests: N passed, N failed`. PROPERTY_RUNS sets another
// number.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endWith, runVitest } from './lib/run-vitest.mjs';
import { longProperties } from './lib/test-levels.mjs';

const { PROPERTY_RUNS = '10000' } = process.env;

if (!(await ensureInstalled())) process.exit(1);
const started = Date.now();
const { projects, args, env } = longProperties(PROPERTY_RUNS);
const tally = await runVitest({ report: 'nightly', projects, args }, { env });
console.log(`${PROPERTY_RUNS} cases for each property, in ${((Date.now() - started) / 1000).toFixed(0)} s`);
endWith(tally);
