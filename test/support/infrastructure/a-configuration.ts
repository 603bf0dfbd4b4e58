import { readFileSync } from 'node:fs';
import { type Configuration, parseConfiguration } from '@member-portal/infrastructure/config';
import { repositoryPath } from '../repository.ts';

/** A tenant's configuration file as it is in this repository. */
export const configurationFile = (tenant: string): Record<string, unknown> =>
  JSON.parse(readFileSync(repositoryPath('tenants', tenant, 'config.json'), 'utf8')) as Record<
    string,
    unknown
  >;

/** A tenant's checked configuration, with some keys changed. */
export const aConfiguration = (
  changed: Readonly<Record<string, unknown>> = {},
  tenant = 'northwind',
): Configuration => parseConfiguration({ ...configurationFile(tenant), ...changed })._unsafeUnwrap();
