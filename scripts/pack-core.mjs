// `npm run pack:core [folder]`: packs domain and application, each built afresh, into `artifacts/packages` or the folder.
import './lib/require-node.mjs';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { at } from './lib/paths.mjs';
import { runNpm } from './lib/run.mjs';

const destination = resolve(process.argv[2] ?? at('artifacts', 'packages'));
mkdirSync(destination, { recursive: true });
process.exit(await runNpm(['pack', './src/domain', './src/application', '--pack-destination', destination]));
