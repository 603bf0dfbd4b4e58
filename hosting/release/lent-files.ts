import {
  copyFileSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readBuildManifest } from '../build-manifest.ts';
import { THEME_FOLDER } from '../theme/served-theme.ts';

/** Lists a release's own theme files, as others may be lent to it later. */
const OWN_THEME_FILES = '.theme-files.json';

const themeFilesIn = (release: string): readonly string[] => {
  const sites = join(release, 'nginx', 'sites');
  if (!existsSync(sites)) return [];
  return readdirSync(sites, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(sites, name, 'assets', THEME_FOLDER))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .map((file) => relative(release, file).split(sep).join('/'));
};

/** The folder of the tenant's site that a theme file is in, by paths in a release. */
export const siteOf = (path: string): string => path.split('/').slice(0, 3).join('/');

/** Notes which theme files a release was made with. */
export const noteThemeFiles = (release: string): void =>
  writeFileSync(join(release, OWN_THEME_FILES), `${JSON.stringify(themeFilesIn(release))}\n`);

/** The files of a release's own that its pages may load later, by path: of the build, and of its tenants' themes in nginx's folder. */
export const lentFilesOf = (release: string): readonly string[] => {
  const noted = join(release, OWN_THEME_FILES);
  const ofThemes: readonly string[] = existsSync(noted)
    ? JSON.parse(readFileSync(noted, 'utf8'))
    : themeFilesIn(release);
  const ofBuild = (readBuildManifest(join(release, 'portal'))?.files ?? [])
    .filter(({ path }) => path.startsWith('assets/'))
    .map(({ path }) => `portal/${path}`);
  return [...ofBuild, ...ofThemes];
};

/** Reasons for which a file system or its rules refuse a link: files of another user, another device, too many, or none at all. */
const NO_LINK = /^(EPERM|EXDEV|EMLINK|ENOTSUP|EOPNOTSUPP|ENOSYS)$/;

/** Links a file, or copies it where it cannot be linked. */
export const linkOrCopy = (source: string, target: string): void => {
  try {
    linkSync(source, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NO_LINK.test(String(error.code)))) throw error;
    // A copy that is interrupted must not have the name of the whole file.
    copyFileSync(source, `${target}.next`);
    renameSync(`${target}.next`, target);
  }
};
