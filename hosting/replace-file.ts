import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file that whoever reads it sees as it was or as it is, and never in part. */
export const replaceFile = (file: string, content: string | Buffer): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.next`, content);
  renameSync(`${file}.next`, file);
};
