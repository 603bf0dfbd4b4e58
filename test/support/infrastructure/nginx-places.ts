import type { NginxPlaces } from '@member-portal/host';

const UNTOLD = {
  build: { id: 'index-abc', version: '0.1.0', files: [{ path: 'assets/main-abc.js', bytes: 1, sha256: '' }] },
  platform: undefined,
  logCollector: undefined,
  authorities: '/etc/ssl/certs/ca-certificates.crt',
  resolver: undefined,
  trustedProxies: [],
  signInRate: 60,
  hasIpv6: false,
  abilities: { version: [1, 22, 1] },
} as const satisfies Partial<NginxPlaces>;

/** Places of an nginx; what a test does not set is minimal. */
export const nginxPlaces = (
  told: Partial<NginxPlaces> & Omit<NginxPlaces, keyof typeof UNTOLD>,
): NginxPlaces => ({ ...UNTOLD, ...told });
