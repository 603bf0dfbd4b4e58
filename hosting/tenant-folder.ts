import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type LocatedJson, locatedJson } from './check/located-json.ts';
import { nearestName } from './check/nearest-name.ts';
import { readFavicon } from './favicon.ts';
import type { FolderProblem } from './folder-problem.ts';
import { HOSTS_FILE, hostNames, hostProblems, sharedHostProblems } from './tenant-hosts.ts';
import { isTenantId, TENANT_ID_RULE } from './tenant-id.ts';
import { readTextFile } from './text-file.ts';
import { isReadyTheme, READY_THEMES, readyThemes } from './theme/ready-themes.ts';
import { readThemeFolder, type TenantTheme, THEME_FILE } from './theme/theme-folder.ts';
import { readWordingFolder, type Wording } from './wording/wording-folder.ts';

type Json = Readonly<Record<string, unknown>>;

/** The readable content of one tenant's folder. */
export type TenantFolder = {
  readonly id: string;
  /** Empty where the file is not one JSON object. */
  readonly config: Json;
  readonly configJson: LocatedJson;
  /** Host names in lower case, also those that other tenants claim; none where the folder's name is no tenant id. */
  readonly hosts: readonly string[];
  readonly hostsJson: LocatedJson;
  /** SVG source; empty where there is none, or none that may be served. */
  readonly favicon: string;
  /** The tenant's own theme, or the ready-made one that its configuration names; the first ready-made one if both fail. */
  readonly look: TenantTheme;
  /** The messages with the tenant's own wording. */
  readonly wording: Wording;
  readonly problems: readonly FolderProblem[];
};

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const CONFIG_FILE = 'config.json';

/** Either file marks a folder as a tenant's, so that a missing other one is reported. */
const MARKS = [CONFIG_FILE, HOSTS_FILE];

/** Names of the tenants' folders in a tenant directory, in alphabetical order. Throws where the directory cannot be read. */
const tenantIds = (directory: string): readonly string[] => {
  if (!existsSync(directory)) throw new Error(`There is no tenant directory ${directory}.`);
  return readdirSync(directory, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && MARKS.some((file) => existsSync(join(directory, entry.name, file))),
    )
    .map((entry) => entry.name)
    .sort();
};

const nothing = locatedJson('');

/** A JSON file of a folder with the problems of the file as a whole. */
const readJson = (
  folder: string,
  file: string,
): { readonly json: LocatedJson; readonly problems: readonly FolderProblem[] } => {
  const problem = (rule: string, line = 1): FolderProblem => ({ file, line, key: file, rule });
  const read = readTextFile(join(folder, file));
  if (read === undefined)
    return { json: nothing, problems: [{ ...problem('cannot be read'), blocks: true }] };
  const json = locatedJson(read.text);
  const [mistake] = json.mistakes;
  return {
    json,
    problems: [
      ...(read.problem === undefined ? [] : [problem(read.problem)]),
      ...(mistake === undefined
        ? []
        : [{ ...problem(`is not JSON: ${mistake.what}`, mistake.line), blocks: true } as const]),
    ],
  };
};

const readyTheme = (name: unknown): TenantTheme => ({
  theme: readyThemes[typeof name === 'string' && isReadyTheme(name) ? name : 'violet'],
  files: new Map(),
});

/** A tenant's theme and its problems. Without its own theme, a tenant has to name a ready-made one. */
const lookOf = (
  folder: string,
  name: unknown,
  nameLine: number,
): { readonly look: TenantTheme; readonly problems: readonly FolderProblem[] } => {
  const read = readThemeFolder(folder);
  if (read !== undefined)
    return {
      look: read.own ?? readyTheme(name),
      problems: read.problems.map(({ path, ...problem }) => ({
        file: THEME_FILE,
        line: read.lineOf(path),
        key: path.join('.'),
        ...problem,
      })),
    };
  const look = readyTheme(name);
  if (typeof name !== 'string' || isReadyTheme(name)) return { look, problems: [] };
  const suggestion = nearestName(name, READY_THEMES);
  const problem = {
    file: CONFIG_FILE,
    line: nameLine,
    key: 'theme',
    rule: `is none of the ready themes, and there is no ${THEME_FILE}`,
    allowed: READY_THEMES,
    blocks: true as const,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
  return { look, problems: [problem] };
};

/** What is wrong with a configuration that is JSON, besides its keys: `id` is the name of the folder. */
const identityProblems = ({ value, lineOf }: LocatedJson, id: string): readonly FolderProblem[] => {
  const problem = { file: CONFIG_FILE, blocks: true } as const;
  if (!isObject(value)) return [{ ...problem, line: 1, key: CONFIG_FILE, rule: 'must hold one object' }];
  return value['tenant'] === id
    ? []
    : [
        {
          ...problem,
          line: lineOf(['tenant']),
          key: 'tenant',
          rule: `must be the name of its folder, ${id}`,
        },
      ];
};

/** Reads a tenant's folder. Never throws: read failures are in `problems`. */
const readTenantFolder = (directory: string, id: string): TenantFolder => {
  const folder = join(directory, id);
  const { json: configJson, problems: ofConfig } = readJson(folder, CONFIG_FILE);
  const { json: hostsJson, problems: ofHosts } = readJson(folder, HOSTS_FILE);
  const config = isObject(configJson.value) ? configJson.value : {};
  const { look, problems: ofLook } = lookOf(folder, config['theme'], configJson.lineOf(['theme']));
  const { wording, problems: ofWording } = readWordingFolder(folder, config['locales']);
  const { favicon, problems: ofFavicon } = readFavicon(folder);
  const hasId = isTenantId(id);
  return {
    id,
    config,
    configJson,
    hosts: hasId ? hostNames(hostsJson) : [],
    hostsJson,
    favicon,
    look,
    wording,
    problems: [
      ...(hasId ? [] : [{ file: '', line: 1, key: id, rule: TENANT_ID_RULE, blocks: true } as const]),
      ...ofConfig,
      ...ofHosts,
      ...(configJson.mistakes.length === 0 ? identityProblems(configJson, id) : []),
      ...(hostsJson.mistakes.length === 0 ? hostProblems(hostsJson) : []),
      ...ofLook,
      ...ofWording,
      ...ofFavicon,
    ],
  };
};

/** All folders of a tenant directory. Where several claim one host, each of them has a problem. */
export const readTenantFolders = (directory: string): readonly TenantFolder[] => {
  const folders = tenantIds(directory).map((id) => readTenantFolder(directory, id));
  const sharedHosts = sharedHostProblems(folders);
  return folders.map((folder) => ({
    ...folder,
    problems: [...folder.problems, ...sharedHosts(folder)],
  }));
};
