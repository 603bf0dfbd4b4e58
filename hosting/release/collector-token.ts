import { existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTOR_TOKEN_FILE } from '../nginx/call-lines.ts';
import { CURRENT, releaseFolder } from './deployment.ts';

/**
 * Takes the log collector's token, which the operator writes into the files of nginx that are served, along into those of
 * a release before it is served. A link keeps its owner and mode.
 * @returns the token's file if only its owner can take it along
 */
export const takeTokenAlong = (place: string, release: string): string | undefined => {
  const token = join(place, CURRENT, 'nginx', COLLECTOR_TOKEN_FILE);
  const folder = join(releaseFolder(place, release), 'nginx');
  if (!existsSync(token) || !existsSync(folder)) return undefined;
  const taken = join(folder, COLLECTOR_TOKEN_FILE);
  try {
    linkSync(token, `${taken}.next`);
    // Renaming one link of a file to another one of the same file would do nothing.
    rmSync(taken, { force: true });
    renameSync(`${taken}.next`, taken);
    return undefined;
  } catch {
    return token;
  }
};
