import { isIP } from 'node:net';
import { UNSENT_CALLER_HEADERS } from '../caller-headers.ts';
import type { NginxPlaces, Upstream } from './nginx-places.ts';
import { quoted } from './nginx-text.ts';

const tls = ({ serverName }: Upstream, { authorities }: NginxPlaces): readonly string[] => [
  'proxy_ssl_server_name on;',
  `proxy_ssl_name ${quoted(serverName)};`,
  'proxy_ssl_verify on;',
  'proxy_ssl_verify_depth 4;',
  `proxy_ssl_trusted_certificate ${quoted(authorities)};`,
  'proxy_ssl_protocols TLSv1.2 TLSv1.3;',
  'proxy_ssl_session_reuse on;',
];

/** Whether an upstream is given by host name, whose address may change. */
export const isNamed = ({ origin }: Upstream): boolean =>
  isIP(new URL(origin).hostname.replace(/^\[|\]$/g, '')) === 0;

/**
 * The directives that pass a request on to an upstream: over https with server name and verification, with the `Host` that
 * it expects, and resolved again whenever its DNS record expires. `path` replaces the request's own.
 */
export const upstreamLines = (upstream: Upstream, places: NginxPlaces, path = ''): readonly string[] => {
  const { protocol } = new URL(upstream.origin);
  const target = `${upstream.origin}${path}`;
  const isLookedUpAgain = places.resolver !== undefined && isNamed(upstream);
  return [
    // nginx resolves an address at run time only if it is in a variable; otherwise once, at the start.
    ...(isLookedUpAgain
      ? [`set $member_portal_upstream ${quoted(target)};`, 'proxy_pass $member_portal_upstream;']
      : [`proxy_pass ${quoted(target)};`]),
    ...(protocol === 'https:' ? tls(upstream, places) : []),
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    `proxy_set_header Host ${upstream.host === 'tenant' ? '$host' : quoted(upstream.host.name)};`,
    'proxy_set_header X-Forwarded-Host $host;',
    'proxy_set_header X-Forwarded-Proto https;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    ...UNSENT_CALLER_HEADERS.map((name) => `proxy_set_header ${name} "";`),
  ];
};
