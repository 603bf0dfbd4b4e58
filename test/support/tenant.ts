import { loadTenants, type Tenant } from '@member-portal/host';
import { repositoryPath } from './repository.ts';

/** The tenants of this repository. */
export const allTenants = (): readonly Tenant[] => loadTenants(repositoryPath('tenants'));

/** One tenant of this repository by its id, with some configuration keys changed. */
export const tenantNamed = (id: string, changed: Readonly<Record<string, unknown>> = {}): Tenant => {
  const tenant = allTenants().find((candidate) => candidate.id === id);
  if (tenant === undefined) throw new Error(`no tenant ${id}`);
  return { ...tenant, config: { ...tenant.config, ...changed } };
};
