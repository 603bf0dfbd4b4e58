import { join, relative } from 'node:path';
import { readTenantFolders, type TenantFolder } from '../tenant-folder.ts';
import { HOSTS_FILE, hostIndex, hostProblem } from '../tenant-hosts.ts';
import type { CheckOptions } from './check-options.ts';
import { configurationProblems } from './configuration-problems.ts';
import { demonstrationTenants } from './demonstration.ts';
import { isReservedHost } from './production-problems.ts';
import type { TenantProblem } from './tenant-problem.ts';

/** The result of a check of a tenant directory. */
export type TenantCheck = {
  /** Ids of the tenants that were checked. */
  readonly checked: readonly string[];
  /** Demonstration tenants, which are not part of a production configuration. */
  readonly leftOut: readonly string[];
  readonly problems: readonly TenantProblem[];
};

const checkFolder = (
  directory: string,
  folder: TenantFolder,
  options: CheckOptions,
): readonly TenantProblem[] => {
  const { id, hosts, hostsJson } = folder;
  const place = (file: string): string => {
    const near = relative(process.cwd(), join(directory, id, file));
    return near.startsWith('..') ? join(directory, id, file) : near;
  };
  const found = [
    ...folder.problems.map(({ file, ...problem }) => ({ tenant: id, file: place(file), ...problem })),
    ...configurationProblems(folder, options).map(({ path, ...problem }) => ({
      tenant: id,
      file: place('config.json'),
      line: folder.configJson.lineOf(path),
      key: path.join('.'),
      ...problem,
    })),
    ...hosts.flatMap((host) =>
      options.production === true && isReservedHost(host)
        ? [
            {
              tenant: id,
              ...hostProblem(
                hostsJson,
                hostIndex(hostsJson, host),
                'must be a public host name in production',
              ),
              file: place(HOSTS_FILE),
            },
          ]
        : [],
    ),
  ];
  return found.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
};

/** Checks every tenant of a directory and reports every problem by tenant, file and line. */
export const checkTenants = (directory: string, options: CheckOptions = {}): TenantCheck => {
  const demonstrations = options.production === true ? demonstrationTenants(directory) : [];
  const folders = readTenantFolders(directory);
  const checked = folders.filter(({ id }) => !demonstrations.includes(id));
  return {
    checked: checked.map(({ id }) => id),
    leftOut: folders.map(({ id }) => id).filter((id) => demonstrations.includes(id)),
    problems: checked.flatMap((folder) => checkFolder(directory, folder, options)),
  };
};
