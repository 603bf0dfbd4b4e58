// `npm run log:catalogue`: regenerates docs/operations/log-events.json and the tables of docs/operate.md from the code.
import '../lib/require-node.mjs';
import '../lib/help.mjs';
import { writeFileSync } from 'node:fs';
import { at } from '../lib/paths.mjs';
import { runNode } from '../lib/run.mjs';
import { catalogueFiles } from './catalogue-files.mjs';

for (const [file, text] of Object.entries(catalogueFiles())) writeFileSync(file, text);
const biome = at('node_modules', '@biomejs', 'biome', 'bin', 'biome');
process.exit(await runNode([biome, 'format', '--write', 'docs/operations/log-events.json']));
