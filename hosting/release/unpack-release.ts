import { chmodSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { extract } from 'tar';
import { makeFolder } from '../make-folder.ts';
import { INCOMING, nextRelease, releaseFolder } from './deployment.ts';
import { cannotBeWritten, ReleaseError, type ReleaseManifest, verifiedManifest } from './release-manifest.ts';

/** A release that is in place: its manifest, and its folder's name, which is new even where its build was deployed before. */
export type UnpackedRelease = ReleaseManifest & { readonly release: string };

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Makes the folder that a release is unpacked into. Throws ReleaseError. */
const incomingFolder = (place: string): string => {
  try {
    makeFolder(join(place, 'releases'));
    return mkdtempSync(join(place, 'releases', INCOMING));
  } catch (error) {
    throw cannotBeWritten(place, error);
  }
};

/**
 * Unpacks a release into a temporary folder, checks it and moves it among those of a deployment, so that no partial
 * release remains. Rejects with ReleaseError.
 */
export const unpackRelease = async (file: string, place: string): Promise<UnpackedRelease> => {
  const incoming = incomingFolder(place);
  try {
    await extract({ file, cwd: incoming, strip: 1, strict: true }).catch((error: unknown) => {
      throw new ReleaseError(`${file} cannot be unpacked: ${textOf(error)}`);
    });
    const manifest = verifiedManifest(incoming);
    // The folder is readable only for this process's user, but the server may run as another.
    chmodSync(incoming, 0o755);
    const release = nextRelease(place, manifest.build);
    renameSync(incoming, releaseFolder(place, release));
    return { ...manifest, release };
  } finally {
    rmSync(incoming, { recursive: true, force: true });
  }
};
