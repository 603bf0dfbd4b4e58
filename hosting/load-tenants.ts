import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfiguration } from '@member-portal/infrastructure/config';
import type { Tenant } from './tenant.ts';

type Json = Readonly<Record<string, unknown>>;

const readJson = (file: string): unknown => {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON`);
  }
};

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((entry) => typeof entry === 'string' && entry !== '');

const loadTenant = (folder: string, id: string): Tenant => {
  const configFile = join(folder, 'config.json');
  const hostsFile = join(folder, 'hosts.json');
  const config = readJson(configFile);
  if (!isObject(config)) throw new Error(`${configFile} must hold one object`);
  if (config['tenant'] !== id) throw new Error(`${configFile}: tenant must be the name of its folder, ${id}`);
  const hosts = readJson(hostsFile);
  if (!isTexts(hosts)) throw new Error(`${hostsFile} must be a list of host names`);
  const text = (key: string, otherwise: string): string => {
    const value = config[key];
    return typeof value === 'string' && value !== '' ? value : otherwise;
  };
  return {
    id,
    hosts: hosts.map((host) => host.toLowerCase()),
    config,
    problem: parseConfiguration(config).match(
      () => undefined,
      ({ key }) => key,
    ),
    name: text('name', id),
    description: text('pagedescription', 'Member Portal'),
    theme: text('theme', ''),
    defaultLocale: text('defaultlocale', 'en'),
    apiUrl: text('apiurl', '/'),
    gatewayUrl: text('gatewayurl', ''),
    faviconVersion: text('faviconversion', '3'),
    favicon: readFileSync(join(folder, 'favicon.svg'), 'utf8'),
  };
};

/**
 * Reads every tenant of a directory, in alphabetical order: one folder each, with `config.json`, `hosts.json` and
 * `favicon.svg`. Throws an error that names the file where a folder is unusable or two tenants claim one host. A
 * configuration with a wrong key is told by `problem` and served all the same: its page says so, and the other
 * tenants go on.
 */
export const loadTenants = (directory: string): readonly Tenant[] => {
  const tenants = readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(directory, entry.name, 'config.json')))
    .map((entry) => entry.name)
    .sort()
    .map((id) => loadTenant(join(directory, id), id));
  const claimed = new Map<string, string>();
  for (const tenant of tenants) {
    for (const host of tenant.hosts) {
      const other = claimed.get(host);
      if (other !== undefined)
        throw new Error(`${directory}: ${other} and ${tenant.id} both claim the host ${host}`);
      claimed.set(host, tenant.id);
    }
  }
  return tenants;
};
