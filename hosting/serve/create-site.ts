import type { BlockList } from 'node:net';
import { callerAddress, callerNetwork, isTrustedPeer } from '../caller-address.ts';
import { healthAnswer, keptReadiness, type Readiness } from '../health.ts';
import { createPageServer, type PageServer } from '../page-server.ts';
import { requestTargetOf } from '../request-target.ts';
import { isSignInPath } from '../sign-in-paths.ts';
import type { Tenant } from '../tenant.ts';
import { tenantOfHost } from '../tenant-of-host.ts';
import { createCallerLimit } from './caller-limit.ts';
import type { UpstreamProxy } from './upstream-proxy.ts';

/** The parts of a site. */
export type SiteOptions = {
  readonly tenants: readonly Tenant[];
  readonly distDir: string;
  /** Answers `/api`; without it, that is a 404. */
  readonly platform: UpstreamProxy | undefined;
  readonly proxies: BlockList;
  /** Sign-in calls per minute and caller; 0 for no limit. */
  readonly signInRate: number;
  /** Readiness of everything but the pages, of which one tenant's must be possible too. */
  readonly readiness: () => Readiness;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Writes a line to the log. */
  readonly say?: (line: string) => void;
};

/** Answers all tenants on one port; `peer` is the address of the connection's other end. */
export type Site = { readonly fetch: (request: Request, peer?: string) => Promise<Response> };

const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** Ignore forwarding headers of clients that are not trusted proxies. */
const believed = (request: Request, isTrusted: boolean): Request => {
  if (isTrusted) return request;
  const headers = new Headers(request.headers);
  for (const name of forwarded) headers.delete(name);
  return new Request(request, { headers });
};

const plain = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(`${message}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });

/** The page server of every tenant on one port, with the platform, its limits and health checks. */
export const createSite = ({
  tenants,
  distDir,
  platform,
  proxies,
  signInRate,
  readiness,
  now,
  say = () => undefined,
}: SiteOptions): Site => {
  const pages = new Map(
    tenants.map((tenant) => {
      const report = (reason: string): void => say(`${tenant.id}: no page can be shown: ${reason}.`);
      return [tenant.id, createPageServer({ tenant, distDir, report })];
    }),
  );
  const canShowPages = keptReadiness(async () => {
    for (const { id, broken } of tenants)
      if (broken === undefined && (await pages.get(id)?.canShowPages()) === true) return true;
    return false;
  }, now);
  const wholeReadiness = async (): Promise<Readiness> => {
    const rest = readiness();
    return rest.status === 'not ready' || (await canShowPages())
      ? rest
      : { status: 'not ready', build: rest.build, reason: 'no page can be shown' };
  };
  const limit = createCallerLimit(signInRate);

  const callPlatform = async (
    request: Request,
    page: PageServer,
    caller: string | undefined,
  ): Promise<Response> => {
    const headers = await page.protectionFor(request);
    const { pathname } = new URL(request.url);
    if (isSignInPath(pathname) && !limit.allows(callerNetwork(caller ?? 'unknown'), now()))
      return plain(429, 'Too many requests', { 'Retry-After': '60', ...headers });
    const answer = await platform?.fetch(request, caller);
    if (answer === undefined) return plain(404, 'Not found', headers);
    const all = new Headers(answer.headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    return new Response(answer.body, { status: answer.status, headers: all });
  };

  return {
    fetch: async (asked, peer) => {
      const { pathname, host } = new URL(asked.url);
      const health = await healthAnswer(pathname, wholeReadiness);
      if (health) return health;
      const caller = callerAddress(peer, asked.headers.get('x-forwarded-for') ?? undefined, proxies);
      const request = believed(asked, isTrustedPeer(peer, proxies));
      const tenant = tenantOfHost(tenants, host);
      const page = tenant && pages.get(tenant.id);
      if (!tenant || !page) return plain(404, 'No lender is served under this name.');
      return platform && tenant.broken === undefined && requestTargetOf(pathname) === 'platform'
        ? callPlatform(request, page, caller)
        : page.fetch(request);
    },
  };
};
