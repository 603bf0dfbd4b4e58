import { renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';

/**
 * Writes files by their paths, each atomically: readers see the old content or the new, never a part. All are written aside
 * before the first one is replaced, so that a full disk leaves every file as it was.
 */
export const replaceFiles = (files: Readonly<Record<string, string | Buffer>>): void => {
  for (const [file, content] of Object.entries(files)) {
    makeFolder(dirname(file));
    writeFileSync(`${file}.next`, content);
  }
  for (const file of Object.keys(files)) renameSync(`${file}.next`, file);
};
