import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LocatedJson, locatedJson } from './check/located-json.ts';
import { nearestName } from './check/nearest-name.ts';
import type { FolderProblem } from './folder-problem.ts';
import { HOSTS_FILE, hostNames, hostProblems, sharedHostProblems } from './tenant-hosts.ts';
import { isTenantId, TENANT_ID_RULE } from './tenant-id.ts';
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
  /** SVG source; empty where there is none. */
  readonly favicon: string;
  /** The tenant's own theme, or the ready-made one that its configuration names; the first ready-made one if both fail. */
  readonly look: TenantTheme;
  /** The messages with the tenant's own wording. */
  readonly wording: Wording;
  readonly problems: readonly FolderProblem[];
};

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Either file marks a folder as a tenant's, so that a missing other one is reported. */
const MARKS = ['config.json', HOSTS_FILE];

/** Names of the tenants' folders in a tenant directory, in alphabetical order. Throws where the directory cannot be read. */
export const tenantIds = (directory: string): readonly string[] => {
  if (!existsSync(directory)) throw new Error(`There is no tenant directory ${directory}.`);
  return readdirSync(directory, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && MARKS.some((file) => existsSync(join(directory, entry.name, file))),
    )
    .map((entry) => entry.name)
    .sort();
};

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

const read = (directory: string, id: string, file: string): LocatedJson | undefined => {
  const text = readText(join(directory, id, file));
  return text === undefined ? undefined : locatedJson(text);
};

const nothing = locatedJson('');

const jsonProblems = (file: string, json: LocatedJson | undefined): readonly FolderProblem[] => {
  if (json === undefined) return [{ file, line: 1, key: file, rule: 'cannot be read', blocks: true }];
  const [first] = json.mistakes;
  return first === undefined
    ? []
    : [{ file, line: first.line, key: file, rule: `is not JSON: ${first.what}`, blocks: true }];
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
    file: 'config.json',
    line: nameLine,
    key: 'theme',
    rule: `is none of the ready themes, and there is no ${THEME_FILE}`,
    allowed: READY_THEMES,
    blocks: true as const,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
  return { look, problems: [problem] };
};

/** Reads a tenant's folder. Never throws: read failures are in `problems`. */
export const readTenantFolder = (directory: string, id: string): TenantFolder => {
  const configJson = read(directory, id, 'config.json');
  const hostsJson = read(directory, id, HOSTS_FILE);
  const hasId = isTenantId(id);
  const problems: FolderProblem[] = [
    ...(hasId ? [] : [{ file: '', line: 1, key: id, rule: TENANT_ID_RULE, blocks: true } as const]),
    ...jsonProblems('config.json', configJson),
    ...jsonProblems(HOSTS_FILE, hostsJson),
  ];
  const { value } = configJson ?? nothing;
  if (configJson && configJson.mistakes.length === 0) {
    if (!isObject(value))
      problems.push({
        file: 'config.json',
        line: 1,
        key: 'config.json',
        rule: 'must hold one object',
        blocks: true,
      });
    else if (value['tenant'] !== id)
      problems.push({
        file: 'config.json',
        line: configJson.lineOf(['tenant']),
        key: 'tenant',
        rule: `must be the name of its folder, ${id}`,
        blocks: true,
      });
  }
  if (hostsJson && hostsJson.mistakes.length === 0) problems.push(...hostProblems(hostsJson));
  const { look, problems: ofLook } = lookOf(
    join(directory, id),
    isObject(value) ? value['theme'] : undefined,
    configJson?.lineOf(['theme']) ?? 1,
  );
  const { wording, problems: ofWording } = readWordingFolder(join(directory, id));
  problems.push(...ofLook, ...ofWording);
  return {
    id,
    config: isObject(value) ? value : {},
    configJson: configJson ?? nothing,
    hosts: hasId ? hostNames(hostsJson ?? nothing) : [],
    hostsJson: hostsJson ?? nothing,
    favicon: readText(join(directory, id, 'favicon.svg')) ?? '',
    look,
    wording,
    problems,
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
