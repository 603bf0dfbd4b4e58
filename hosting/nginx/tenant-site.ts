import { contentTypes } from '../content-type.ts';
import { renderDocument } from '../render-document.ts';
import { securityHeaders } from '../security-headers.ts';
import { SIGN_OUT_PATH, signOutHeaders } from '../sign-out-page.ts';
import type { Tenant } from '../tenant.ts';
import { configurationText } from '../tenant-configuration.ts';
import { block, quoted } from './nginx-text.ts';

/** Where an nginx finds what it serves and whom it asks. Paths as the machine of that nginx has them. */
export type NginxPlaces = {
  /** Folder that the generated files are put in. */
  readonly folder: string;
  /** Folder of the built portal. */
  readonly distDir: string;
  /** Port that visitors come in on over https. */
  readonly securePort: number;
  /** Port of plain http, which only sends on to https. */
  readonly plainPort: number;
  /** Folder with `{tenant}.crt` and `{tenant}.key`. */
  readonly certificates: string;
  /** Address of the lender's platform, which answers `/api`; none where the configuration names another origin. */
  readonly platform: string | undefined;
  /** Origin of the log collector behind `/logs/`; none where browsers write to it themselves or not at all. */
  readonly logCollector: string | undefined;
};

/** What is set per server, because the `http` block around it may have set it already. */
const common = [
  'server_tokens off;',
  'charset off;',
  'gzip on;',
  'gzip_vary on;',
  'gzip_min_length 200;',
  'gzip_types text/css text/javascript application/json image/svg+xml;',
  'ssl_protocols TLSv1.2 TLSv1.3;',
];

const mediaTypes = Object.entries(contentTypes).map(
  ([ending, type]) => `${quoted(type)} ${ending.slice(1)};`,
);

const cache = (value: string): string => `add_header Cache-Control ${quoted(value)};`;

/** The files of one tenant's site, by path below the folder; the document is filled in here, once, and not per request. */
export const siteFiles = (tenant: Tenant, template: string): Readonly<Record<string, string>> => {
  const headers = securityHeaders(tenant, { gatewayUrl: tenant.gatewayUrl, secure: true });
  return {
    [`sites/${tenant.id}/index.html`]: renderDocument(template, tenant),
    [`sites/${tenant.id}/config.json`]: configurationText(tenant, tenant.gatewayUrl),
    [`sites/${tenant.id}/favicon.svg`]: tenant.favicon,
    [`sites/${tenant.id}.headers`]: `${Object.entries(headers)
      .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
      .join('\n')}\n`,
  };
};

const passedOn = [
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $host;',
  'proxy_set_header X-Forwarded-Proto https;',
  'proxy_set_header X-Forwarded-For $remote_addr;',
];

const platformLines = ({ platform }: NginxPlaces): readonly string[] =>
  platform === undefined
    ? ['return 404;']
    : [
        `proxy_pass ${quoted(platform)};`,
        ...passedOn,
        // The site's own are added to every answer; a second set of the platform's would only contradict them.
        'proxy_hide_header Content-Security-Policy;',
        'proxy_hide_header X-Content-Type-Options;',
        'client_max_body_size 1m;',
        'proxy_read_timeout 60s;',
      ];

/** The relay adds the collector's token, so that no browser ever holds it. */
const relay = ({ folder, logCollector }: NginxPlaces): readonly string[] =>
  logCollector === undefined
    ? []
    : block('location = /logs/services/collector/event/1.0', [
        'limit_except POST { deny all; }',
        `proxy_pass ${quoted(`${logCollector}/services/collector/event/1.0`)};`,
        `include ${quoted(`${folder}/log-collector-token.conf`)};`,
        'proxy_set_header Cookie "";',
        'proxy_ssl_server_name on;',
        'client_max_body_size 64k;',
        'proxy_read_timeout 5s;',
      ]);

/** The server block of one tenant: the same answers as the page server's, file for file. */
export const tenantServer = (tenant: Tenant, places: NginxPlaces): readonly string[] => {
  const { folder, distDir, certificates, securePort } = places;
  const headers = `include ${quoted(`${folder}/sites/${tenant.id}.headers`)};`;
  const never = block('location ~ "(\\.(map|br|gz)|/)$"', ['return 404;']);
  const file = (path: string, type: string, caching: string) =>
    block(`location = ${path}`, [
      `root ${quoted(`${folder}/sites/${tenant.id}`)};`,
      'types { }',
      `default_type ${quoted(type)};`,
      headers,
      cache(caching),
    ]);
  const assets = (base: string, place: string) =>
    block(`location ^~ ${base}`, [
      place,
      ...block('types', mediaTypes),
      'gzip_static on;',
      headers,
      cache('public, max-age=31536000, immutable'),
      ...never,
    ]);
  const page = [
    `root ${quoted(`${folder}/sites/${tenant.id}`)};`,
    'types { }',
    'default_type "text/html; charset=utf-8";',
    'try_files /index.html =404;',
    headers,
    cache('no-store'),
  ];
  return block('server', [
    `listen ${securePort} ssl;`,
    ...common,
    `server_name ${tenant.hosts.map(quoted).join(' ')};`,
    `ssl_certificate ${quoted(`${certificates}/${tenant.id}.crt`)};`,
    `ssl_certificate_key ${quoted(`${certificates}/${tenant.id}.key`)};`,
    headers,
    ...file('/config.json', 'application/json; charset=utf-8', 'no-store'),
    ...file('/favicon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=86400'),
    ...assets('/assets/', `root ${quoted(distDir)};`),
    ...assets('/static/', `alias ${quoted(`${distDir}/assets/`)};`),
    ...block('location ^~ /api/', platformLines(places)),
    ...relay(places),
    ...block('location ~ "(^|/)\\."', ['return 404;']),
    ...block(
      'location ~* "\\.(js|mjs|css|map|json|html|svg|png|webp|ico|woff2|txt|xml|br|gz|webmanifest|php|env)$"',
      ['return 404;'],
    ),
    ...block(`location ~* "${SIGN_OUT_PATH}"`, [
      ...page,
      ...Object.entries(signOutHeaders).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ]),
    ...block('location /', page),
  ]);
};
