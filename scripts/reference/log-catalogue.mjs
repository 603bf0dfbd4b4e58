// `npm run log:catalogue`: writes docs/operations/log-events.json and the tables of docs/operate.md anew, from the code.
import '../lib/require-node.mjs';
import { writeFileSync } from 'node:fs';
import { catalogueFiles } from './catalogue-files.mjs';

for (const [file, text] of Object.entries(catalogueFiles())) writeFileSync(file, text);
