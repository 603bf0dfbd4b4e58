import { healthAnswer, type Readiness, tenantOfHost } from '@member-portal/host';
import { BARE_POLICY } from '../http/api-app.ts';
import type { Address } from './addresses.ts';

/** Answers the requests of one origin; `peer` is the address of the connection's other end. */
export type Handler = (request: Request, peer?: string) => Response | Promise<Response>;

const isPlatformPath = (path: string): boolean =>
  path === '/openapi.json' ||
  ['/api', '/sandbox'].some((root) => path === root || path.startsWith(`${root}/`));

/** One tenant's origin: the platform answers `/api`, `/sandbox` and `/openapi.json`, the page server everything else. */
export const tenantHandler =
  (platform: Handler, pages: Handler): Handler =>
  (request, peer) =>
    isPlatformPath(new URL(request.url).pathname) ? platform(request, peer) : pages(request);

const hostOf = (request: Request): string => new URL(request.url).hostname.toLowerCase();

const unknownHost = (): Response =>
  new Response('No lender is served under this name.\n', {
    status: 404,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': BARE_POLICY,
    },
  });

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The front port: the host name chooses the origin, plain localhost shows the front door. */
export const byHost =
  (addresses: readonly Address[], handlers: ReadonlyMap<string, Handler>, frontDoor: Handler): Handler =>
  (request, peer) => {
    const host = hostOf(request);
    if (LOOPBACK.includes(host)) return frontDoor(request);
    const address = tenantOfHost(addresses, host);
    const handler = address && handlers.get(address.id);
    return handler ? handler(request, peer) : unknownHost();
  };

/**
 * A port of one origin. On the loopback interface only loopback names are answered, so that a name that somebody points
 * here cannot read it from a browser.
 */
export const byPort =
  (handler: Handler, isLoopback: boolean): Handler =>
  (request, peer) =>
    !isLoopback || LOOPBACK.includes(hostOf(request)) ? handler(request, peer) : unknownHost();

/** Any port: health checks are answered under any name, everything else as before. */
export const withHealth =
  (handler: Handler, readiness: () => Promise<Readiness>): Handler =>
  async (request, peer) =>
    (await healthAnswer(new URL(request.url).pathname, readiness)) ?? handler(request, peer);
