// Imported by scripts: answers `--help` with the script's first comment and exits.
import { readFileSync } from 'node:fs';
import { leadingComment } from './leading-comment.mjs';

const [, script] = process.argv;
if (script !== undefined && process.argv.includes('--help')) {
  console.log(leadingComment(readFileSync(script, 'utf8')));
  process.exit(0);
}
