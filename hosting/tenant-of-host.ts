/** A `Host` header without the dot that a fully qualified name may end with, which nginx drops too. */
export const withoutFinalDot = (host: string): string => host.replace(/\.(?=(?::\d+)?$)/, '');

/** The tenant or other origin of a `Host` header, ignoring port, letter case and a final dot; undefined for an unknown host. */
export const tenantOfHost = <T extends { readonly hosts: readonly string[] }>(
  tenants: readonly T[],
  host: string,
): T | undefined => {
  const name = withoutFinalDot(host.trim().toLowerCase()).replace(/:\d+$/, '');
  return tenants.find((tenant) => tenant.hosts.includes(name));
};
