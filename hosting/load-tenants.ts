import { parseConfiguration } from '@member-portal/infrastructure/config';
import { SCHEMA_KEY } from './check/json-schema.ts';
import type { Tenant } from './tenant.ts';
import { readTenantFolders, type TenantFolder } from './tenant-folder.ts';

const toTenant = ({ id, hosts, favicon, look, wording, problems, ...folder }: TenantFolder): Tenant => {
  const { [SCHEMA_KEY]: _forEditors, ...config } = folder.config;
  const text = (key: string, otherwise: string): string => {
    const value = config[key];
    return typeof value === 'string' && value !== '' ? value : otherwise;
  };
  const broken = problems.find(({ blocks }) => blocks)?.key;
  return {
    id,
    hosts,
    config,
    broken,
    problem:
      broken ??
      parseConfiguration(config).match(
        () => undefined,
        ({ key }) => key,
      ),
    name: text('name', id),
    description: text('pagedescription', 'Member Portal'),
    theme: text('theme', ''),
    look,
    wording,
    defaultLocale: text('defaultlocale', 'en'),
    apiUrl: text('apiurl', '/'),
    gatewayUrl: text('gatewayurl', ''),
    faviconVersion: text('faviconversion', '3'),
    favicon,
  };
};

/**
 * Reads every tenant of a directory, in alphabetical order: one folder each, with `config.json`, `hosts.json`, `favicon.svg` and, where it has its own theme,
 * `theme.json`. A tenant whose files cannot be used is returned with its `problem`: its page shows that, and the other tenants are unaffected. Throws where the
 * directory itself cannot be read.
 */
export const loadTenants = (directory: string): readonly Tenant[] =>
  readTenantFolders(directory).map(toTenant);
