import type { NginxPlaces } from './nginx-places.ts';

/** The directives of the `http` level that all sites share; no `proxy_set_header` here. */
export const httpLines = ({ trustedProxies, resolver, signInRate }: NginxPlaces): readonly string[] => [
  // Prepared .br files are served by name, so that no module is needed for them.
  'map $http_accept_encoding $member_portal_br {',
  '  default "";',
  // Before `*`, which would allow it again.
  '  "~*(?:^|,)\\s*br\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)" "";',
  '  "~*(?:^|,)\\s*(?:br|\\*)\\s*(?:$|,|;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$)))" ".br";',
  '}',
  'map $uri $member_portal_encoding {',
  '  default "";',
  '  "~\\.br$" br;',
  '}',
  // Count an IPv6 /64 as one caller: a household or host usually has a whole /64.
  'map $remote_addr $member_portal_caller {',
  '  default $remote_addr;',
  '  "~*^(?<network>[0-9a-f]+:[0-9a-f]+:[0-9a-f]+:[0-9a-f]+):" $network;',
  '  "~*^(?<start>[0-9a-f:]*?)::" $start::;',
  '}',
  ...(signInRate > 0
    ? [`limit_req_zone $member_portal_caller zone=member_portal_sign_in:10m rate=${signInRate}r/m;`]
    : []),
  ...trustedProxies.map((proxy) => `set_real_ip_from ${proxy};`),
  ...(trustedProxies.length > 0 ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : []),
  ...(resolver === undefined ? [] : [`resolver ${resolver};`, 'resolver_timeout 5s;']),
];
