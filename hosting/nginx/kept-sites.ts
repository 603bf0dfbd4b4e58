import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Host names in the site file that was last written for a tenant; none where there is no such file. */
const writtenHosts = (folder: string, id: string): readonly string[] => {
  const file = join(folder, 'sites', `${id}.conf`);
  if (!existsSync(file)) return [];
  return Array.from(readFileSync(file, 'utf8').matchAll(/^\s*server_name (.*);$/gm), ([, names = '']) =>
    names.replaceAll('"', '').toLowerCase().split(' '),
  ).flat();
};

/** A tenant whose site must not be written, because another tenant's file that is kept has its host. */
export type HeldHost = { readonly id: string; readonly host: string; readonly keeper: string };

/**
 * The tenants whose site must not be written now: a host of theirs stands in the site file that another tenant keeps, and nginx
 * would give it to either. They keep their own files then, which may hold hosts of further tenants.
 */
export const heldHosts = (
  folder: string,
  tenants: readonly { readonly id: string; readonly hosts: readonly string[] }[],
  kept: readonly string[],
): readonly HeldHost[] => {
  const keepers = new Map(kept.flatMap((id) => writtenHosts(folder, id).map((host) => [host, id] as const)));
  const held = tenants.flatMap(({ id, hosts }): readonly HeldHost[] => {
    const host = hosts.find((name) => keepers.has(name));
    return host === undefined ? [] : [{ id, host, keeper: keepers.get(host) ?? '' }];
  });
  if (held.length === 0) return [];
  const isHeld = (id: string): boolean => held.some((one) => one.id === id);
  const others = tenants.filter(({ id }) => !isHeld(id));
  return [...held, ...heldHosts(folder, others, [...kept, ...held.map(({ id }) => id)])];
};
