import { contentTypes } from '../content-type.ts';
import type { DocumentSource } from '../document/document-source.ts';
import { type InlineHashes, tenantDocuments } from '../document/tenant-documents.ts';
import { securityHeaders } from '../security-headers.ts';
import { SIGN_IN_PATHS } from '../sign-in-paths.ts';
import { SIGN_OUT_PATH, signOutHeaders } from '../sign-out-page.ts';
import type { Tenant } from '../tenant.ts';
import { configurationText } from '../tenant-configuration.ts';
import { type ServedTheme, THEME_FOLDER } from '../theme/served-theme.ts';
import { healthLines } from './health-lines.ts';
import { documentName, localeVariable } from './locale-lines.ts';
import type { NginxPlaces } from './nginx-places.ts';
import { block, quoted } from './nginx-text.ts';
import { plainAnswers } from './plain-answers.ts';
import { upstreamLines } from './upstream-lines.ts';

/** What is set per server, because the `http` block around it may have set it already. */
const common = [
  'server_tokens off;',
  'charset off;',
  // Whatever gets smaller has been compressed already, by the build or when these files were made.
  'gzip off;',
  'gzip_static on;',
  'gzip_vary off;',
  'ssl_protocols TLSv1.2 TLSv1.3;',
  'ssl_session_cache shared:member_portal:10m;',
  'ssl_session_tickets off;',
];

/** File endings that have compressed twins. */
const compressed = ['.css', '.js', '.json', '.svg', '.txt', '.webmanifest'];

const cache = (value: string): string => `add_header Cache-Control ${quoted(value)};`;

const prepared = ['add_header Vary Accept-Encoding;', 'add_header Content-Encoding $member_portal_encoding;'];

const protection = (tenant: Tenant, inline?: InlineHashes): Readonly<Record<string, string>> =>
  securityHeaders(tenant, { gatewayUrl: tenant.gatewayUrl, secure: true, inline });

/** The files of one tenant's site, by path below the folder; documents are made here, once, and not per request. */
export const siteFiles = async (
  tenant: Tenant,
  source: DocumentSource,
  theme: ServedTheme,
): Promise<Readonly<Record<string, string | Buffer>>> => {
  const { texts, hashes } = await tenantDocuments(tenant, tenant.gatewayUrl, source, theme);
  return {
    ...Object.fromEntries(
      [...texts].flatMap(([locale, { first, other }]) => [
        [`sites/${tenant.id}/${documentName('first', locale)}`, first],
        [`sites/${tenant.id}/${documentName('index', locale)}`, other],
      ]),
    ),
    ...Object.fromEntries(
      Array.from(theme.files, ([name, { body }]) => [
        `sites/${tenant.id}/assets/${THEME_FOLDER}${name}`,
        body,
      ]),
    ),
    [`sites/${tenant.id}/config.json`]: configurationText(tenant, tenant.gatewayUrl),
    [`sites/${tenant.id}/favicon.svg`]: tenant.favicon,
    [`sites/${tenant.id}.headers`]: `${Object.entries(protection(tenant, hashes))
      .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
      .join('\n')}\n`,
  };
};

const missing = ['return 404;'];

const platformLines = (tenant: Tenant, places: NginxPlaces): readonly string[] =>
  places.platform === undefined
    ? missing
    : [
        ...upstreamLines(places.platform, places),
        // The site's own are added to every answer; a second set of the platform's would only contradict them.
        ...Object.keys(protection(tenant)).map((name) => `proxy_hide_header ${name};`),
        'client_max_body_size 1m;',
        'proxy_read_timeout 60s;',
      ];

const api = (tenant: Tenant, places: NginxPlaces): readonly string[] => {
  const lines = platformLines(tenant, places);
  const limit = [
    `limit_req zone=member_portal_sign_in burst=${places.signInRate} nodelay;`,
    'limit_req_status 429;',
  ];
  const isLimited = places.platform !== undefined && places.signInRate > 0;
  return [
    ...(isLimited ? block(`location ~ ${quotedPattern(SIGN_IN_PATHS)}`, [...limit, ...lines]) : []),
    // Not `^~`, which would keep the limited calls from being found.
    ...block('location ~ "^/api(?:/|$)"', lines),
  ];
};

/** A pattern of ours, whose `$` is an anchor. */
const quotedPattern = (pattern: string): string => `"${pattern}"`;

/** The relay adds the collector's token, so that no browser ever holds it. */
const relay = (places: NginxPlaces): readonly string[] =>
  places.logCollector === undefined
    ? []
    : block('location = /logs/services/collector/event/1.0', [
        'limit_except POST { deny all; }',
        ...upstreamLines(places.logCollector, places, '/services/collector/event/1.0'),
        `include ${quoted(`${places.folder}/log-collector-token.conf`)};`,
        'proxy_set_header Cookie "";',
        'client_max_body_size 64k;',
        'proxy_read_timeout 5s;',
      ]);

const listening = ({ securePort, abilities: { version } }: NginxPlaces): readonly string[] => {
  const [major, minor, patch] = version;
  const isDirective = major > 1 || minor > 25 || (minor === 25 && patch >= 1);
  return isDirective ? [`listen ${securePort} ssl;`, 'http2 on;'] : [`listen ${securePort} ssl http2;`];
};

/** The server block of one tenant: the same answers as the page server's, file for file. `files` are its own, below the folder of sites. */
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
      ...missing,
    ]);
  const page = (name: 'first' | 'index') => [
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
    ...block('location ~ "^/(?:assets|static)$"', missing),
    ...relay(places),
    ...api(tenant, places),
    ...block('location ~ "(^|/)\\."', missing),
    ...block(
      'location ~* "\\.(js|mjs|css|map|json|html|svg|png|webp|ico|woff2|txt|xml|br|gz|webmanifest|php|env)$"',
      missing,
    ),
    ...block(`location ~* "${SIGN_OUT_PATH}"`, [
      ...page('index'),
      ...Object.entries(signOutHeaders).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ]),
    ...block('location = /', page('first')),
    ...block('location /', page('index')),
  ]);
};
