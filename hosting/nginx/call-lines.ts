import { ANSWER_WITHIN_MS } from '../answer-deadline.ts';
import { SIGN_IN_PATHS } from '../sign-in-paths.ts';
import type { Tenant } from '../tenant.ts';
import type { NginxPlaces } from './nginx-places.ts';
import { block, notFound, quoted } from './nginx-text.ts';
import { siteProtection } from './site-protection.ts';
import { upstreamLines } from './upstream-lines.ts';

const platformLines = (tenant: Tenant, places: NginxPlaces): readonly string[] =>
  places.platform === undefined
    ? notFound
    : [
        ...upstreamLines(places.platform, places),
        // Drop the platform's security headers: the site adds its own, and two sets could conflict.
        ...Object.keys(siteProtection(tenant)).map((name) => `proxy_hide_header ${name};`),
        'client_max_body_size 1m;',
        `proxy_read_timeout ${ANSWER_WITHIN_MS / 1000}s;`,
      ];

/** Locations of the platform's calls, with a rate limit on sign-in; 404 where the site has no platform. */
export const apiLines = (tenant: Tenant, places: NginxPlaces): readonly string[] => {
  const lines = platformLines(tenant, places);
  const limit = [
    `limit_req zone=member_portal_sign_in burst=${places.signInRate} nodelay;`,
    'limit_req_status 429;',
  ];
  const isLimited = places.platform !== undefined && places.signInRate > 0;
  return [
    ...(isLimited ? block(`location ~ ${quotedPattern(SIGN_IN_PATHS)}`, [...limit, ...lines]) : []),
    // Not `^~`, which would take precedence over the limited calls.
    ...block('location ~ "^/api(?:/|$)"', lines),
  ];
};

/** Quotes one of our patterns, in which `$` is an anchor. */
const quotedPattern = (pattern: string): string => `"${pattern}"`;

/** The operator's file with the token of the log collector, beside the generated files. */
export const COLLECTOR_TOKEN_FILE = 'log-collector-token.conf';

/** Where the relay is on a tenant's origin, as browsers are told it. */
export const LOG_RELAY = '/logs/';

/** The relay adds the collector's token, so that no browser ever holds it. */
export const relayLines = (places: NginxPlaces): readonly string[] =>
  places.logCollector === undefined
    ? []
    : block(`location = ${LOG_RELAY}services/collector/event/1.0`, [
        'limit_except POST { deny all; }',
        ...upstreamLines(places.logCollector, places, '/services/collector/event/1.0'),
        `include ${quoted(`${places.folder}/${COLLECTOR_TOKEN_FILE}`)};`,
        'proxy_set_header Cookie "";',
        'client_max_body_size 64k;',
        'proxy_read_timeout 5s;',
      ]);
