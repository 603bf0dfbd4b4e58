import type { Upstream } from './nginx/nginx-places.ts';

/** An upstream as an operator configures it. */
export type UpstreamOptions = {
  readonly origin: string;
  /** `tenant`, `platform` or a host name; by default the tenant's host over http, and the platform's over https. */
  readonly host?: string | undefined;
  /** Name in its certificate where that is not the origin's host. */
  readonly serverName?: string | undefined;
};

/** Parses an operator's description of an upstream. Throws a RangeError that names what is wrong. */
export const upstreamOf = ({ origin, host, serverName }: UpstreamOptions): Upstream => {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search !== '' ||
    url.hash !== '' ||
    url.username !== ''
  )
    throw new RangeError(`${origin} must be an origin such as https://platform.internal, without a path`);
  const choice = host ?? (url.protocol === 'https:' ? 'platform' : 'tenant');
  return {
    origin: url.origin,
    host: choice === 'tenant' ? 'tenant' : { name: choice === 'platform' ? url.host : choice },
    serverName: serverName ?? url.hostname,
  };
};
