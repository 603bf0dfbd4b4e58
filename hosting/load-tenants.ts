import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const text = (file: string, config: Json, key: string): string => {
  const value = config[key];
  if (typeof value !== 'string' || value === '') throw new Error(`${file}: ${key} must be a text`);
  return value;
};

const texts = (file: string, value: unknown, what: string): readonly string[] => {
  if (!isTexts(value)) throw new Error(`${file}: ${what} must be a list of texts`);
  return value;
};

const loadTenant = (folder: string, id: string): Tenant => {
  const configFile = join(folder, 'config.json');
  const hostsFile = join(folder, 'hosts.json');
  const config = readJson(configFile);
  if (!isObject(config)) throw new Error(`${configFile} must hold one object`);
  const of = (key: string): string => text(configFile, config, key);
  if (of('tenant') !== id) throw new Error(`${configFile}: tenant must be the name of its folder, ${id}`);
  const locales = texts(configFile, config['locales'], 'locales');
  const defaultLocale = of('defaultlocale');
  if (!locales.includes(defaultLocale))
    throw new Error(`${configFile}: defaultlocale must be one of the locales`);
  return {
    id,
    hosts: texts(hostsFile, readJson(hostsFile), 'it').map((host) => host.toLowerCase()),
    config,
    name: of('name'),
    description: of('pagedescription'),
    appId: of('appid'),
    theme: of('theme'),
    country: of('country'),
    currency: of('currency'),
    timezone: of('timezone'),
    locales,
    defaultLocale,
    apiUrl: of('apiurl'),
    gatewayUrl: of('gatewayurl'),
    faviconVersion: of('faviconversion'),
    favicon: readFileSync(join(folder, 'favicon.svg'), 'utf8'),
  };
};

/**
 * Reads every tenant of a directory, in alphabetical order: one folder each, with `config.json`, `hosts.json` and
 * `favicon.svg`. Throws an error that names file and key where a folder is unusable or two tenants
 * claim one host: a server must not start half-configured. The browser checks the rest of the configuration itself.
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
