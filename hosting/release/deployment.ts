import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { replaceFiles } from '../replace-files.ts';
import { lentFilesOf, linkOrCopy, siteOf } from './lent-files.ts';
import { RELEASE_MANIFEST, ReleaseError } from './release-manifest.ts';

/** A deploy that went live: its build, its folder below `releases`, and when, in epoch milliseconds. */
export type Served = { readonly build: string; readonly release: string; readonly from: number };

/** Minimum time for which the files of a replaced build are kept. */
export const LEAST_KEPT_MS = 24 * 60 * 60 * 1000;

const releasesOf = (place: string): string => join(place, 'releases');

/** The folder of a release in a deployment. */
export const releaseFolder = (place: string, release: string): string => join(releasesOf(place), release);

/** How the folder's name begins into which a release is unpacked before it is checked. */
export const INCOMING = '.incoming-';

/** Folder of the portal that is served: a link that is replaced atomically. */
export const CURRENT = 'current';

/** The name of a release's folder: the build for its first deploy, and `<build>.2` and so on for those after it. */
const RELEASE_NAME = /^[\w-]+(\.\d+)?$/;

/** The build that a release is of. */
export const buildOf = (release: string): string => release.split('.')[0] ?? release;

const recordIn = (file: string): readonly (Omit<Served, 'release'> & Partial<Served>)[] => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new ReleaseError(
      `${file} cannot be read. Without it, files of earlier builds are not kept for open tabs.`,
    );
  }
};

const recordedReleases = (place: string): readonly Served[] => {
  const file = join(place, 'served.json');
  if (!existsSync(file)) return [];
  const read = recordIn(file);
  // Earlier versions had one release of a build, which they did not name.
  return read.map((one) => ({ ...one, release: one.release ?? one.build }));
};

/** The release that is served; undefined before the first. */
export const currentRelease = (place: string): string | undefined => {
  try {
    return basename(readlinkSync(join(place, CURRENT)));
  } catch {
    return undefined;
  }
};

/**
 * Releases served so far, the latest last. The link decides: a switch that was interrupted between link and record took place when
 * the link was made.
 */
const servedReleases = (place: string): readonly Served[] => {
  const recorded = recordedReleases(place);
  const release = currentRelease(place);
  if (release === undefined || recorded.at(-1)?.release === release) return recorded;
  const from = Math.floor(lstatSync(join(place, CURRENT)).mtimeMs);
  return [...recorded, { build: buildOf(release), release, from }];
};

/**
 * A name for the next release of a build. A server may go on serving a release until it is reloaded, so that none is
 * written to again.
 */
export const nextRelease = (place: string, build: string): string => {
  const known = [...readdirSync(releasesOf(place)), ...servedReleases(place).map(({ release }) => release)];
  const numbers = known
    .filter((name) => RELEASE_NAME.test(name) && buildOf(name) === build)
    .map((name) => Number(name.split('.')[1] ?? 1));
  return numbers.length === 0 ? build : `${build}.${Math.max(...numbers) + 1}`;
};

/** Releases that open tabs may still use: served now, or replaced less than `keptMs` ago. */
export const keptReleases = (served: readonly Served[], now: number, keptMs: number): ReadonlySet<string> => {
  const kept = served.filter((_, at) => {
    const next = served[at + 1];
    return next === undefined || now - next.from < Math.max(keptMs, LEAST_KEPT_MS);
  });
  return new Set(kept.map(({ release }) => release));
};

/** Links the files of another release into one; their names contain hashes, so they never collide. */
const lendFiles = (place: string, from: string, to: string): void => {
  const [source, target] = [releaseFolder(place, from), releaseFolder(place, to)];
  for (const path of lentFilesOf(source)) {
    const file = join(target, path);
    const isOfGoneSite = path.startsWith('nginx/') && !existsSync(join(target, siteOf(path)));
    if (existsSync(file) || isOfGoneSite) continue;
    makeFolder(dirname(file));
    linkOrCopy(join(source, path), file);
  }
};

/** Whether a folder is of a deploy that broke off before it went live; not one that somebody else has put there. */
const isAbandoned = (place: string, name: string, now: number): boolean => {
  const folder = releaseFolder(place, name);
  const isOurs =
    name.startsWith(INCOMING) || (RELEASE_NAME.test(name) && existsSync(join(folder, RELEASE_MANIFEST)));
  const changedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? now;
  return isOurs && now - changedAt > LEAST_KEPT_MS;
};

/** Removes a release. Under its own name, what an interruption leaves of it could not be told from somebody else's folder. */
export const removeRelease = (place: string, name: string): void => {
  const isAside = name.startsWith(INCOMING);
  const aside = releaseFolder(place, isAside ? name : `${INCOMING}${name}`);
  if (!isAside) {
    rmSync(aside, { recursive: true, force: true });
    renameSync(releaseFolder(place, name), aside);
  }
  rmSync(aside, { recursive: true, force: true });
};

/** The last release of another build than this one's. */
const lastOfAnother = (served: readonly Served[], release: string | undefined): string | undefined =>
  served.filter(({ build }) => release === undefined || build !== buildOf(release)).at(-1)?.release;

/**
 * Serves a release already in place: links into it the files of releases that open tabs may still use, then switches the link
 * atomically. Removes releases no longer needed. The one served until now stays, because nginx serves it until it is reloaded,
 * and so does the last one of another build, however old, for a rollback.
 */
export const switchTo = (place: string, release: string, now: number, keptMs: number): void => {
  const before = currentRelease(place);
  const served = [
    ...servedReleases(place),
    ...(before === release ? [] : [{ build: buildOf(release), release, from: now }]),
  ];
  const kept = keptReleases(served, now, keptMs);
  for (const other of kept)
    if (other !== release && existsSync(releaseFolder(place, other))) lendFiles(place, other, release);
  const link = join(place, CURRENT);
  rmSync(`${link}.next`, { force: true });
  symlinkSync(join('releases', release), `${link}.next`);
  renameSync(`${link}.next`, link);
  const stays = new Set([...kept, release, before, lastOfAnother(served, release)]);
  replaceFiles({
    [join(place, 'served.json')]: `${JSON.stringify(served.filter((one) => stays.has(one.release)))}\n`,
  });
  const known = new Set(served.map((one) => one.release));
  for (const old of readdirSync(releasesOf(place)))
    if (!stays.has(old) && (known.has(old) || isAbandoned(place, old, now))) removeRelease(place, old);
};

/** The release to roll back to: the last one of another build that was served and is still in place. */
export const previousRelease = (place: string): string | undefined =>
  lastOfAnother(
    servedReleases(place).filter(({ release }) => existsSync(releaseFolder(place, release))),
    currentRelease(place),
  );
