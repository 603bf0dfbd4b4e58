// `npm run test:mutation [-- domain|application [options of Stryker]]`: injects faults into rules and use cases, or into one of
// both, and prints those that no test notices. `-- domain -m 'src/domain/money/*.ts'` takes some files only.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { at } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';

const LAYERS = ['domain', 'application'];
const [layer, ...options] = process.argv.slice(2);
if (layer !== undefined && !LAYERS.includes(layer))
  stop(`“${layer}” is not domain or application, which comes before options of Stryker. Try --help.`);
for (const name of layer === undefined ? LAYERS : [layer]) {
  const stryker = at('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const code = await runNode([stryker, 'run', `stryker.${name}.json`, ...options]);
  if (code !== 0) process.exit(code);
}
