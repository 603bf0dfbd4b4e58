// Run by npm before it packs a package: makes a clean build, so that files of removed sources are not published.
import './lib/require-node.mjs';
import { rmSync } from 'node:fs';
import { at } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

const folder = process.cwd();
rmSync(`${folder}/dist`, { recursive: true, force: true });
process.exit(await runNode([at('node_modules', 'typescript', 'bin', 'tsc'), '-b', folder]));
