import type { BuildManifest } from '../build-manifest.ts';

/** A server that nginx passes requests on to. */
export type Upstream = {
  /** Scheme, host and port, without a path. */
  readonly origin: string;
  /** The `Host` of requests to it: the tenant's own, or a fixed name. */
  readonly host: 'tenant' | { readonly name: string };
  /** The name in its certificate, sent as SNI and verified; with https only. */
  readonly serverName: string;
};

/** Features of the nginx version. */
export type NginxAbilities = {
  /** From 1.25.1 on, HTTP/2 is a separate directive. */
  readonly version: readonly [major: number, minor: number, patch: number];
};

/** Locations of nginx's files and upstreams. Paths are those on the machine that runs nginx. */
export type NginxPlaces = {
  /** Folder of the generated files. */
  readonly folder: string;
  /** Folder of the built portal. */
  readonly distDir: string;
  /** The build's files that have to exist before it is ready; undefined where the build has no manifest. */
  readonly build: BuildManifest | undefined;
  /** Port for visitors over https. */
  readonly securePort: number;
  /** Port of plain http, which answers health checks and redirects to https. */
  readonly plainPort: number;
  /** Whether it listens on IPv6 too. */
  readonly hasIpv6: boolean;
  /** Folder with `{tenant}.crt` and `{tenant}.key`. */
  readonly certificates: string;
  /** The lender's platform, which answers `/api`; undefined where the configuration names another origin. */
  readonly platform: Upstream | undefined;
  /** The log collector behind `/logs/`; undefined where browsers write to it themselves or not at all. */
  readonly logCollector: Upstream | undefined;
  /** CA bundle for verifying the certificates of upstreams. */
  readonly authorities: string;
  /** Name servers that resolve upstreams repeatedly; without one they are resolved only when nginx starts. */
  readonly resolver: string | undefined;
  /** Proxies in front, whose `X-Forwarded-For` is trusted: addresses or networks. */
  readonly trustedProxies: readonly string[];
  /** Sign-in calls per minute and caller; 0 for no limit. */
  readonly signInRate: number;
  readonly abilities: NginxAbilities;
};
