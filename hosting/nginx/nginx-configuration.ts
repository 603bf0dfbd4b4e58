import type { DocumentSource } from '../document/document-source.ts';
import type { Tenant } from '../tenant.ts';
import { servedTheme } from '../theme/served-theme.ts';
import { shippedFontsAmong } from '../theme/shipped-fonts.ts';
import { healthLines } from './health-lines.ts';
import { httpLines } from './http-lines.ts';
import { listenLines } from './listen-lines.ts';
import { documentLines, localeLines } from './locale-lines.ts';
import type { NginxPlaces } from './nginx-places.ts';
import { block, quoted } from './nginx-text.ts';
import { siteFiles } from './site-files.ts';
import { tenantServer } from './tenant-site.ts';

/** Redirects to the tenant's own hosts, over https. The host is one of those: other hosts have another server block. */
const redirect = ({ hosts }: Tenant, places: NginxPlaces): readonly string[] =>
  block('server', [
    ...listenLines(places, places.plainPort),
    'server_tokens off;',
    `server_name ${hosts.map(quoted).join(' ')};`,
    `return 301 https://$host${places.securePort === 443 ? '' : `:${places.securePort}`}$request_uri;`,
  ]);

/**
 * The servers for unknown hosts: they answer health checks, and nothing else. Over https an unknown name fails at the handshake;
 * what arrives is a request for an unknown host over a connection that was opened for a known one.
 */
const nobody = (places: NginxPlaces, files: readonly string[]): readonly string[] => {
  const answers = [
    'server_tokens off;',
    ...healthLines(places, files),
    ...block('location /', ['return 404;']),
  ];
  return [
    ...block('server', [
      ...listenLines(places, places.securePort, 'ssl', 'default_server'),
      'ssl_reject_handshake on;',
      ...answers,
    ]),
    ...block('server', [
      ...listenLines(places, places.plainPort, 'default_server'),
      'server_name "";',
      ...answers,
    ]),
  ];
};

/**
 * The nginx configuration for all tenants, as files by path: `member-portal.conf`, included inside `http`, and per tenant
 * its maps, server blocks, documents, configuration, favicon and headers, which are those of the page server. Rejects
 * where a tenant's configuration cannot be used: a deployment must not start with an error page.
 */
export const nginxConfiguration = async (
  tenants: readonly Tenant[],
  source: DocumentSource,
  places: NginxPlaces,
): Promise<Readonly<Record<string, string | Buffer>>> => {
  for (const { id, problem } of tenants)
    if (problem !== undefined) throw new Error(`tenants/${id}/config.json cannot be used: ${problem}`);
  const shippedFonts = shippedFontsAmong(places.build?.files.map(({ path }) => path) ?? []);
  const sites = await Promise.all(
    tenants.map(async (tenant) => {
      const files = await siteFiles(tenant, source, servedTheme(tenant.look, shippedFonts));
      const below = `sites/${tenant.id}/`;
      // The files that must exist before the site is ready.
      const names = Object.keys(files).flatMap((name) =>
        name.startsWith(below) ? [name.slice('sites/'.length)] : [],
      );
      return { tenant, files, names };
    }),
  );
  const lines = [
    '# Made by `member-portal-host nginx`; change the tenants and make it again.',
    ...httpLines(places),
    ...documentLines,
    ...nobody(
      places,
      sites.flatMap(({ names }) => names),
    ),
    `include ${quoted(`${places.folder}/sites/*.conf`)};`,
  ];
  return Object.assign(
    { 'member-portal.conf': `${lines.join('\n')}\n` },
    ...sites.map(({ tenant, files, names }) => ({
      ...files,
      // With the tenant's maps: a tenant that cannot be served keeps this file when `member-portal.conf` is
      // replaced.
      [`sites/${tenant.id}.conf`]: `${[
        ...localeLines(tenant),
        ...redirect(tenant, places),
        ...tenantServer(tenant, places, names),
      ].join('\n')}\n`,
    })),
  ) as Readonly<Record<string, string | Buffer>>;
};
