// Run by npm before it packs the conformance kit: copies the published contract next to its build.
import './lib/require-node.mjs';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './lib/paths.mjs';

for (const name of ['platform.json', 'gateway.json'])
  copyFileSync(at('contract', name), join(process.cwd(), 'contract', name));
