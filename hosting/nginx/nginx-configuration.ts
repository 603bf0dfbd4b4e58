import type { Tenant } from '../tenant.ts';
import { block, quoted } from './nginx-text.ts';
import { type NginxPlaces, siteFiles, tenantServer } from './tenant-site.ts';

/**
 * An nginx for all tenants, as files by path: `member-portal.conf`, to be included inside `http`, and each tenant's
 * document, configuration, favicon and headers. Headers are those of the page server, from the same module. Throws where
 * a tenant's configuration cannot be used: a deployment must not start with a page that only says so.
 */
export const nginxConfiguration = (
  tenants: readonly Tenant[],
  template: string,
  places: NginxPlaces,
): Readonly<Record<string, string>> => {
  for (const { id, problem } of tenants)
    if (problem !== undefined) throw new Error(`tenants/${id}/config.json cannot be used: ${problem}`);
  const hosts = tenants.flatMap((tenant) => tenant.hosts).map(quoted);
  const to = places.securePort === 443 ? '' : `:${places.securePort}`;
  const lines = [
    '# Made by `npm run nginx:conf`; change the tenants and make it again.',
    ...block('server', [
      `listen ${places.securePort} ssl default_server;`,
      'ssl_reject_handshake on;',
      'server_tokens off;',
    ]),
    ...block('server', [
      `listen ${places.plainPort};`,
      'server_tokens off;',
      `server_name ${hosts.join(' ')};`,
      `return 301 https://$host${to}$request_uri;`,
    ]),
    ...tenants.flatMap((tenant) => tenantServer(tenant, places)),
  ];
  return Object.assign(
    { 'member-portal.conf': `${lines.join('\n')}\n` },
    ...tenants.map((tenant) => siteFiles(tenant, template)),
  ) as Readonly<Record<string, string>>;
};
