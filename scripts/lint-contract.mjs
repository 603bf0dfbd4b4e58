// Lints the contract, as part of `npm run contract`.
import { lintContract } from './lib/lint-contract.mjs';
import { stop } from './lib/stop.mjs';

const problems = (await Promise.all(['platform', 'gateway'].map(lintContract))).flat();
if (problems.length > 0) stop(problems.join('\n'));
process.stdout.write(
  'contract/platform.json and contract/gateway.json are written, and the linter finds nothing.\n',
);
