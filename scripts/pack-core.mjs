// `npm run pack:core [folder]`: packs domain, application and client, each built afresh, into `artifacts/packages` or the folder.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { at } from './lib/paths.mjs';
import { runNpm } from './lib/run.mjs';

const destination = resolve(process.argv[2] ?? at('artifacts', 'packages'));
mkdirSync(destination, { recursive: true });
const packages = ['./src/domain', './src/application', './src/infrastructure/client', './conformance'];
process.exit(await runNpm(['pack', ...packages, '--pack-destination', destination]));
