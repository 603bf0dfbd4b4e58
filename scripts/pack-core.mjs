// `npm run pack:core [folder]`: packs domain, application, client and the conformance kit, each with a clean
// build, into `artifacts/packages` or the folder.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { resolve } from 'node:path';
import { makeFolder } from './lib/make-folder.mjs';
import { at } from './lib/paths.mjs';
import { runNpm } from './lib/run.mjs';

const destination = resolve(process.argv[2] ?? at('artifacts', 'packages'));
makeFolder(destination);
const packages = ['./src/domain', './src/application', './src/infrastructure/client', './conformance'];
// Show npm's list of files only on failure.
const code = await runNpm(['pack', ...packages, '--pack-destination', destination], { quiet: true });
if (code === 0) console.log(`Packed domain, application, client and conformance into ${destination}.`);
process.exit(code);
