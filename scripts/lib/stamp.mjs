import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprintOf } from './fingerprint.mjs';

/**
 * A note beside something built, of the sources it was built from.
 * @param {string} file
 * @param {readonly string[]} sources
 */
export const stampOf = (file, sources) => ({
  /** Whether what is built is that of the present sources. */
  isCurrent: () => {
    try {
      return readFileSync(file, 'utf8') === fingerprintOf(sources);
    } catch {
      return false;
    }
  },
  /** Notes the present sources. */
  set: () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, fingerprintOf(sources));
  },
});
