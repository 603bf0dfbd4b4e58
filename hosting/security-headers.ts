import { lateWordsHash } from './document/late-words.ts';
import type { InlineHashes } from './document/tenant-documents.ts';
import { isPolicyOrigin, isReportAddress } from './header-text.ts';
import type { Tenant } from './tenant.ts';

/** Inputs of the headers besides the tenant's configuration. */
export type PageOrigin = {
  /** Address of the payment gateway as this page will call it. */
  readonly gatewayUrl: string;
  /** True where the page is served over https. */
  readonly secure: boolean;
  /** The inline hashes of the tenant's documents; undefined where they contain only the build's output. */
  readonly inline?: InlineHashes | undefined;
};

/** Emotion appends one empty style element and fills it by `insertRule`: only the empty text needs to be allowed. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The portal's only Trusted Types policy: the sanitiser's. No other code turns text into HTML or a script. */
const trustedTypesPolicy = 'dompurify';

/** The origin of an absolute http(s) address; undefined for a path on the page's own origin or for anything else. */
const originOf = (address: unknown): readonly string[] => {
  if (typeof address !== 'string' || !URL.canParse(address)) return [];
  const url = new URL(address);
  return isPolicyOrigin(url.origin) ? [url.origin] : [];
};

const isSet = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Name of the endpoint for reports of policy violations. */
const reportGroup = 'policy';

/** Address of that endpoint; undefined where the tenant collects no reports. */
const reporting = ({ config }: Tenant): Readonly<Record<string, string>> =>
  isReportAddress(config['policyreporturl'])
    ? { 'Reporting-Endpoints': `${reportGroup}="${config['policyreporturl']}"` }
    : {};

const logCollectorOrigins = (config: Tenant['config']): readonly string[] =>
  config['usesplunkeventcollector'] === true && isSet(config['splunkeventcollectortoken'])
    ? originOf(config['splunkeventcollectorurl'])
    : [];

/** The monitoring service's intake host derives from its site: us3.datadoghq.com has browser-intake-us3-datadoghq.com. */
const monitoringOrigins = (config: Tenant['config']): readonly string[] => {
  const site = config['datadogrumsite'];
  if (!isSet(config['datadogrumapplicationid']) || !isSet(config['datadogrumclienttoken']) || !isSet(site))
    return [];
  const parts = site.split('.');
  const extension = parts.pop();
  return originOf(`https://browser-intake-${parts.join('-')}.${extension}`);
};

type Directives = Readonly<Record<string, readonly string[]>>;

const directives = (
  { config, apiUrl }: Tenant,
  { gatewayUrl, secure, inline = { scripts: [], styles: [] } }: PageOrigin,
): Directives => {
  const gateway = originOf(gatewayUrl);
  const calls = [
    ...originOf(apiUrl),
    ...gateway,
    ...logCollectorOrigins(config),
    ...monitoringOrigins(config),
  ];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", emptyStyle, lateWordsHash, ...inline.styles],
    'font-src': ["'self'"],
    'img-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(calls)],
    'frame-src': gateway.length > 0 ? gateway : ["'none'"],
    'manifest-src': ["'self'"],
    // Forms are sent by script. A form submitted before the script runs would put typed text into the address.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustedTypesPolicy],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
    // `report-uri` for browsers without the Reporting API, and for plain http, where that does not work.
    ...(isReportAddress(config['policyreporturl'])
      ? { 'report-uri': [config['policyreporturl']], 'report-to': [reportGroup] }
      : {}),
  };
};

const policy = (parts: Directives): string =>
  Object.entries(parts)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const commonHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  ...(secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
});

/** The response headers that protect a tenant's pages: a content policy computed from its configuration, and the fixed ones. */
export const securityHeaders = (tenant: Tenant, origin: PageOrigin): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy(directives(tenant, origin)),
  ...reporting(tenant),
  ...commonHeaders(origin.secure),
});

/**
 * The same for the development server, relaxed by what hot reload needs and nothing else: its inline start script, inline
 * styles, its socket, and the error overlay, which writes HTML.
 */
export const developmentSecurityHeaders = (
  tenant: Tenant,
  origin: PageOrigin,
): Readonly<Record<string, string>> => {
  const {
    'require-trusted-types-for': _overlay,
    'trusted-types': _policies,
    ...strict
  } = directives(tenant, origin);
  const relaxed: Directives = {
    ...strict,
    'script-src': ["'self'", "'unsafe-inline'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': [...(strict['connect-src'] ?? []), 'ws:'],
  };
  return { 'Content-Security-Policy': policy(relaxed), ...commonHeaders(origin.secure) };
};
