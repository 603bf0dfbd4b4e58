/** Whose a `Host` header is, ignoring port and letter case: a tenant, or any other origin; undefined for nobody's. */
export const tenantOfHost = <T extends { readonly hosts: readonly string[] }>(
  tenants: readonly T[],
  host: string,
): T | undefined => {
  const name = host.trim().toLowerCase().replace(/:\d+$/, '');
  return tenants.find((tenant) => tenant.hosts.includes(name));
};
