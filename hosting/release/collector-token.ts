import { existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTOR_TOKEN_FILE } from '../nginx/call-lines.ts';
import { CURRENT, releaseFolder } from './deployment.ts';
import { ReleaseError } from './release-manifest.ts';

/**
 * Takes the log collector's token, which the operator writes into the files of nginx that are served, along into those of
 * a release before it is served. A link keeps its owner and mode. Throws ReleaseError if only its owner can link it.
 */
export const takeTokenAlong = (place: string, release: string): void => {
  const token = join(place, CURRENT, 'nginx', COLLECTOR_TOKEN_FILE);
  const folder = join(releaseFolder(place, release), 'nginx');
  if (!existsSync(token) || !existsSync(folder)) return;
  const taken = join(folder, COLLECTOR_TOKEN_FILE);
  try {
    // Of a run that was interrupted.
    rmSync(`${taken}.next`, { force: true });
    linkSync(token, `${taken}.next`);
    // Renaming one link of a file to another one of the same file would do nothing.
    rmSync(taken, { force: true });
    renameSync(`${taken}.next`, taken);
  } catch {
    throw new ReleaseError(`Nothing was switched: only the owner of ${token} can take it along.`);
  }
};
