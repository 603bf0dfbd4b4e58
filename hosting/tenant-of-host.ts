/** The tenant or other origin of a `Host` header, ignoring port and letter case; undefined for an unknown host. */
export const tenantOfHost = <T extends { readonly hosts: readonly string[] }>(
  tenants: readonly T[],
  host: string,
): T | undefined => {
  const name = host.trim().toLowerCase().replace(/:\d+$/, '');
  return tenants.find((tenant) => tenant.hosts.includes(name));
};
