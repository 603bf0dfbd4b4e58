import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprintOf } from './fingerprint.mjs';

/**
 * A file next to build output with the fingerprint of its sources.
 * @param {string} file
 * @param {readonly string[]} sources
 */
export const stampOf = (file, sources) => ({
  /** Whether the build output matches the current sources. */
  isCurrent: () => {
    try {
      return readFileSync(file, 'utf8') === fingerprintOf(sources);
    } catch {
      return false;
    }
  },
  /** Stores the fingerprint of the current sources. */
  set: () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, fingerprintOf(sources));
  },
});
