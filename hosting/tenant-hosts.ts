import type { LocatedJson } from './check/located-json.ts';
import type { FolderProblem } from './folder-problem.ts';
import { isHostName } from './host-name.ts';

/** File with a tenant's host names. */
export const HOSTS_FILE = 'hosts.json';

/** A problem of one entry of `hosts.json`. */
export const hostProblem = ({ lineOf }: LocatedJson, index: number, rule: string): FolderProblem => ({
  file: HOSTS_FILE,
  line: lineOf([index]),
  key: `hosts.${index}`,
  rule,
});

/** The entries of `hosts.json` in lower case, at their index; undefined in place of what is no host name. */
const listedHosts = ({ value }: LocatedJson): readonly (string | undefined)[] =>
  (Array.isArray(value) ? value : []).map((host: unknown) =>
    isHostName(host) ? host.toLowerCase() : undefined,
  );

/** The index at which a host stands first in `hosts.json`. */
export const hostIndex = (json: LocatedJson, host: string): number => listedHosts(json).indexOf(host);

/** The host names of `hosts.json`, each once. */
export const hostNames = (json: LocatedJson): readonly string[] => [
  ...new Set(listedHosts(json).filter((host) => host !== undefined)),
];

/** Problems of a `hosts.json` that is JSON, as long as no other tenant is looked at. */
export const hostProblems = (json: LocatedJson): readonly FolderProblem[] => {
  if (!Array.isArray(json.value) || json.value.length === 0)
    return [
      { file: HOSTS_FILE, line: 1, key: HOSTS_FILE, rule: 'must be a list of host names', blocks: true },
    ];
  const listed = listedHosts(json);
  return listed.flatMap((host, index) => {
    if (host === undefined) {
      const problem = hostProblem(json, index, 'must be a host name without scheme and port');
      // With another host the tenant can be served under that one.
      return [hostNames(json).length > 0 ? problem : { ...problem, blocks: true }];
    }
    return listed.indexOf(host) === index ? [] : [hostProblem(json, index, 'stands twice in the list')];
  });
};

type WithHosts = { readonly id: string; readonly hosts: readonly string[]; readonly hostsJson: LocatedJson };

/** Tells the problems of a folder's hosts that other folders claim as well: none of them may have such a host. */
export const sharedHostProblems = (
  folders: readonly WithHosts[],
): ((folder: WithHosts) => readonly FolderProblem[]) => {
  const claims = new Map<string, readonly string[]>();
  for (const { id, hosts } of folders)
    for (const host of hosts) claims.set(host, [...(claims.get(host) ?? []), id]);
  return ({ id, hosts, hostsJson }) =>
    hosts.flatMap((host) => {
      const others = (claims.get(host) ?? []).filter((other) => other !== id);
      if (others.length === 0) return [];
      const rule = `is also claimed by ${others.join(', ')}`;
      return [{ ...hostProblem(hostsJson, hostIndex(hostsJson, host), rule), blocks: true as const }];
    });
};
