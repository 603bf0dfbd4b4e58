import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as z from 'zod/mini';

const schema = z.object({
  name: z.literal('member-portal'),
  version: z.string(),
  build: z.string().check(z.regex(/^[\w-]+$/)),
  files: z.record(z.string(), z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});

/** What a release holds: its build, and the SHA-256 of every other file by path. */
export type ReleaseManifest = Readonly<z.output<typeof schema>>;

/** Name of the manifest in a release's folder. */
export const RELEASE_MANIFEST = 'manifest.json';

/** An invalid release; the message is one line for the operator. */
export class ReleaseError extends Error {}

/** The failure to write to a deployment. */
export const cannotBeWritten = (place: string, error: unknown): ReleaseError =>
  new ReleaseError(
    `The deployment ${place} cannot be written: ${error instanceof Error ? error.message : String(error)}.`,
  );

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Reads a release's manifest and checks that the folder holds its files, unchanged, and no others. Throws ReleaseError. */
export const verifiedManifest = (folder: string): ReleaseManifest => {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(join(folder, RELEASE_MANIFEST), 'utf8'));
  } catch {
    throw new ReleaseError('This is no release: it has no manifest.');
  }
  const parsed = schema.safeParse(read);
  if (!parsed.success) throw new ReleaseError('The manifest of the release is damaged.');
  const { files } = parsed.data;
  const found = filesOf(folder).filter((path) => path !== RELEASE_MANIFEST);
  const extra = found.find((path) => !(path in files));
  if (extra !== undefined)
    throw new ReleaseError(`The release holds ${extra}, which its manifest does not name.`);
  const wrong = Object.entries(files).find(
    ([path, hash]) => !found.includes(path) || hashOf(join(folder, path)) !== hash,
  );
  if (wrong) throw new ReleaseError(`The release's ${wrong[0]} is missing or changed.`);
  return parsed.data;
};
