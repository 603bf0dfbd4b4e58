import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { extract } from 'tar';
import { releaseFolder } from './deployment.ts';
import { ReleaseError, type ReleaseManifest, verifiedManifest } from './release-manifest.ts';

/**
 * Unpacks a release into a temporary folder, checks it and moves it among those of a deployment, so that no partial
 * release remains. One already there is left unchanged. Rejects with ReleaseError.
 */
export const unpackRelease = async (file: string, place: string): Promise<ReleaseManifest> => {
  mkdirSync(join(place, 'releases'), { recursive: true });
  const incoming = mkdtempSync(join(place, 'releases', '.incoming-'));
  try {
    await extract({ file, cwd: incoming, strip: 1, strict: true }).catch((error: unknown) => {
      throw new ReleaseError(
        `${file} cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
    const manifest = verifiedManifest(incoming);
    // The folder is readable only for this process's user, but the server may run as another.
    chmodSync(incoming, 0o755);
    const folder = releaseFolder(place, manifest.build);
    if (!existsSync(folder)) renameSync(incoming, folder);
    return manifest;
  } finally {
    rmSync(incoming, { recursive: true, force: true });
  }
};
