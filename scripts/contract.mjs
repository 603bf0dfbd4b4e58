// `npm run contract`: writes the contract of platform and gateway as OpenAPI into `contract` and lints it. No options.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { lintContract } from './lib/lint-contract.mjs';
import { at } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';

const written = await runNode([
  '--conditions=@member-portal/source',
  '--import',
  'tsx',
  at('sandbox', 'write-contract.ts'),
]);
if (written !== 0) process.exit(written);
const problems = (await Promise.all(['platform', 'gateway'].map(lintContract))).flat();
if (problems.length > 0) stop(problems.join('\n'));
process.stdout.write(
  'contract/platform.json and contract/gateway.json are written, and the linter finds nothing.\n',
);
