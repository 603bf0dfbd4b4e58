import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readBuildManifest } from '../build-manifest.ts';
import { replaceFile } from '../replace-file.ts';

/** A build, and when it went live, in epoch milliseconds. */
export type Served = { readonly build: string; readonly from: number };

/** Minimum time for which the files of a replaced build are kept. */
export const LEAST_KEPT_MS = 24 * 60 * 60 * 1000;

/** The folder of a build in a deployment. */
export const releaseFolder = (place: string, build: string): string => join(place, 'releases', build);

/** Folder of the portal that is served: a link that is replaced atomically. */
export const CURRENT = 'current';

/** Builds served so far, the latest last. */
export const servedBuilds = (place: string): readonly Served[] => {
  const file = join(place, 'served.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
};

/** The build that is served; undefined before the first. */
export const currentBuild = (place: string): string | undefined => {
  try {
    return basename(readlinkSync(join(place, CURRENT)));
  } catch {
    return undefined;
  }
};

/** Builds that open tabs may still use: served now, or replaced less than `keptMs` ago. */
export const keptBuilds = (served: readonly Served[], now: number, keptMs: number): readonly string[] => {
  const kept = served.filter((_, at) => {
    const next = served[at + 1];
    return next === undefined || now - next.from < Math.max(keptMs, LEAST_KEPT_MS);
  });
  return [...new Set(kept.map(({ build }) => build))];
};

/** Links the files of other builds into a build; their names contain hashes, so they never collide. */
const lendFiles = (place: string, from: string, to: string): void => {
  const source = join(releaseFolder(place, from), 'portal');
  const target = join(releaseFolder(place, to), 'portal');
  for (const { path } of readBuildManifest(source)?.files ?? []) {
    const file = join(target, path);
    if (!path.startsWith('assets/') || existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    linkSync(join(source, path), file);
  }
};

/**
 * Serves a build already in place: links into it the files of builds that open tabs may still use, then switches the link
 * atomically. Removes releases no longer needed; the previous one stays, however old, for a rollback.
 */
export const switchTo = (place: string, build: string, now: number, keptMs: number): void => {
  const before = currentBuild(place);
  const served = [...servedBuilds(place), ...(before === build ? [] : [{ build, from: now }])];
  const kept = keptBuilds(served, now, keptMs);
  for (const other of kept)
    if (other !== build && existsSync(releaseFolder(place, other))) lendFiles(place, other, build);
  const link = join(place, CURRENT);
  rmSync(`${link}.next`, { force: true });
  symlinkSync(join('releases', build), `${link}.next`);
  renameSync(`${link}.next`, link);
  const stays = new Set([...kept, build, ...(before === undefined ? [] : [before])]);
  for (const { build: old } of served)
    if (!stays.has(old)) rmSync(releaseFolder(place, old), { recursive: true, force: true });
  replaceFile(
    join(place, 'served.json'),
    `${JSON.stringify(served.filter(({ build: one }) => stays.has(one)))}\n`,
  );
};

/** The build to roll back to: the last other one that was served and is still in place. */
export const previousBuild = (place: string): string | undefined => {
  const current = currentBuild(place);
  return servedBuilds(place)
    .map(({ build }) => build)
    .filter((build) => build !== current && existsSync(releaseFolder(place, build)))
    .at(-1);
};
