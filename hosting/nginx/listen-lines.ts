import type { NginxPlaces } from './nginx-places.ts';

/** What a server listens on: a port of IPv4, and of IPv6 where that nginx can. `[::]` alone is no IPv4 to nginx. */
export const listenLines = (
  { hasIpv6 }: Pick<NginxPlaces, 'hasIpv6'>,
  port: number,
  ...parameters: readonly string[]
): readonly string[] =>
  [`${port}`, ...(hasIpv6 ? [`[::]:${port}`] : [])].map(
    (address) => `listen ${[address, ...parameters].join(' ')};`,
  );
