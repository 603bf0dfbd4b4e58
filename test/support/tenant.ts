import { demonstrationTenants, loadTenants, type Tenant } from '@member-portal/host';
import { repositoryPath } from './repository.ts';

/** The demonstration tenants of this repository; a lender's own folder may be beside them. */
export const allTenants = (): readonly Tenant[] => {
  const directory = repositoryPath('tenants');
  const known = demonstrationTenants(directory);
  return loadTenants(directory).filter(({ id }) => known.includes(id));
};

/** One tenant of this repository by its id, with some configuration keys changed. */
export const tenantNamed = (id: string, changed: Readonly<Record<string, unknown>> = {}): Tenant => {
  const tenant = allTenants().find((candidate) => candidate.id === id);
  if (tenant === undefined) throw new Error(`no tenant ${id}`);
  return { ...tenant, config: { ...tenant.config, ...changed } };
};
