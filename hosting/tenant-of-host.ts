import type { Tenant } from './tenant.ts';

/** The tenant that a `Host` header chooses, the port and letter case put aside; undefined where no tenant has that host. */
export const tenantOfHost = (tenants: readonly Tenant[], host: string): Tenant | undefined => {
  const name = host.trim().toLowerCase().replace(/:\d+$/, '');
  return tenants.find((tenant) => tenant.hosts.includes(name));
};
