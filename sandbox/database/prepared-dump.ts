import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { schemaFingerprint } from './migrate.ts';

const engineVersion = (): string => {
  const entry = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', `file://${entry}`), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : '';
};

const dumpNamed = (name: string): string =>
  fileURLToPath(new URL(`../dist/${name}-${engineVersion()}-${schemaFingerprint()}.tar.gz`, import.meta.url));

/**
 * Path of an empty migrated database once it has been prepared, for this schema and engine: creating one takes
 * seconds, unpacking this one half a second.
 */
export const preparedDump = (): string => dumpNamed('prepared');

/** Path of one that already has the borrower with the most loans. */
export const populatedDump = (): string => dumpNamed('prepared-populated');
