import { contentTypes } from '../content-type.ts';
import { SIGN_OUT_PATH, signOutHeaders } from '../sign-out-page.ts';
import type { Tenant } from '../tenant.ts';
import { THEME_FOLDER } from '../theme/served-theme.ts';
import { apiLines, relayLines } from './call-lines.ts';
import { healthLines } from './health-lines.ts';
import { listenLines } from './listen-lines.ts';
import { documentName, FIRST_OR_INDEX, localeVariable } from './locale-lines.ts';
import type { NginxPlaces } from './nginx-places.ts';
import { block, notFound, quoted } from './nginx-text.ts';
import { plainAnswers } from './plain-answers.ts';

/** Set per server, because the surrounding `http` block may already set it. */
const common = [
  'server_tokens off;',
  'charset off;',
  // Everything worth compressing was compressed by the build or when these files were written.
  'gzip off;',
  'gzip_static on;',
  'gzip_vary off;',
  // As the page server, which answers with the whole file: otherwise nginx refuses some ranges with a page of its own.
  'max_ranges 0;',
  'ssl_protocols TLSv1.2 TLSv1.3;',
  'ssl_session_cache shared:member_portal:10m;',
  'ssl_session_tickets off;',
];

/** File endings that have compressed twins. */
const compressed = ['.css', '.js', '.json', '.svg', '.txt', '.webmanifest'];

const cache = (value: string): string => `add_header Cache-Control ${quoted(value)};`;

const prepared = ['add_header Vary Accept-Encoding;', 'add_header Content-Encoding $member_portal_encoding;'];

const listening = (places: NginxPlaces): readonly string[] => {
  const [major, minor, patch] = places.abilities.version;
  const isDirective = major > 1 || minor > 25 || (minor === 25 && patch >= 1);
  return isDirective
    ? [...listenLines(places, places.securePort, 'ssl'), 'http2 on;']
    : listenLines(places, places.securePort, 'ssl', 'http2');
};

/** The server block of one tenant, which answers as the page server does. `files` are the tenant's, below the folder of sites. */
export const tenantServer = (
  tenant: Tenant,
  places: NginxPlaces,
  files: readonly string[],
): readonly string[] => {
  const { folder, distDir, certificates } = places;
  const headers = `include ${quoted(`${folder}/sites/${tenant.id}.headers`)};`;
  const site = `root ${quoted(`${folder}/sites/${tenant.id}`)};`;
  const served = (type: string, file: string, caching: string) => [
    'types { }',
    `default_type ${quoted(type)};`,
    `try_files ${file}$member_portal_br ${file} =404;`,
    headers,
    cache(caching),
    ...prepared,
  ];
  const file = (path: string, type: string, caching: string) =>
    block(`location = ${path}`, [site, ...served(type, path, caching)]);
  const forEver = 'public, max-age=31536000, immutable';
  const filesBelow = (path: string, root: string) =>
    block(`location ^~ ${path}`, [
      `root ${quoted(root)};`,
      ...Object.entries(contentTypes).flatMap(([ending, type]) =>
        block(
          `location ~ "\\${ending}$"`,
          compressed.includes(ending)
            ? served(type, '$uri', forEver)
            : [
                'types { }',
                `default_type ${quoted(type)};`,
                'try_files $uri =404;',
                headers,
                cache(forEver),
                'add_header Vary Accept-Encoding;',
              ],
        ),
      ),
      ...notFound,
    ]);
  const page = (name: Parameters<typeof documentName>[0]) => [
    site,
    ...served('text/html; charset=utf-8', `/${documentName(name, localeVariable(tenant))}`, 'no-store'),
  ];
  return block('server', [
    ...listening(places),
    ...common,
    `server_name ${tenant.hosts.map(quoted).join(' ')};`,
    `ssl_certificate ${quoted(`${certificates}/${tenant.id}.crt`)};`,
    `ssl_certificate_key ${quoted(`${certificates}/${tenant.id}.key`)};`,
    headers,
    ...plainAnswers(headers),
    ...healthLines(places, files),
    ...file('/config.json', 'application/json; charset=utf-8', 'no-store'),
    ...file('/favicon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=86400'),
    ...filesBelow(`/assets/${THEME_FOLDER}`, `${folder}/sites/${tenant.id}`),
    ...filesBelow('/assets/', distDir),
    ...block('location ^~ /static/', ['rewrite "^/static/(.*)$" /assets/$1 last;']),
    ...block('location ~ "^/(?:assets|static)$"', notFound),
    ...relayLines(places),
    ...apiLines(tenant, places),
    ...block('location ~ "(^|/)\\."', notFound),
    ...block(
      'location ~* "\\.(js|mjs|css|map|json|html|svg|png|webp|ico|woff2|txt|xml|br|gz|webmanifest|php|env)$"',
      notFound,
    ),
    ...block(`location ~* "${SIGN_OUT_PATH}"`, [
      ...page('index'),
      ...Object.entries(signOutHeaders).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ]),
    ...block('location = /', page(FIRST_OR_INDEX)),
    ...block('location /', page('index')),
  ]);
};
