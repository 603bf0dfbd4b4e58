import { createAdaptorServer } from '@hono/node-server';
import { createPageServer, type Tenant, tenantOfHost } from '@member-portal/host';
import { listenLocally } from './local-server.ts';
import { repositoryPath } from './repository.ts';

const distDir = repositoryPath('src', 'portal', 'dist');

type Serve = (request: Request) => Promise<Response>;

/** What somebody does to requests and answers on their way. */
export type Tamper = (request: Request, serve: Serve) => Promise<Response>;

/** The built portal for every tenant, with no platform behind it: only the page's own files are served. */
export const servePages = async (
  tenants: readonly Tenant[],
  tamper: Tamper = (request, serve) => serve(request),
) => {
  const pages = new Map(tenants.map((tenant) => [tenant.id, createPageServer({ tenant, distDir })]));
  const ask = (request: Request): Promise<Response> =>
    tamper(request, async (asked) => {
      const page = pages.get(tenantOfHost(tenants, new URL(asked.url).host)?.id ?? '');
      return (await page?.fetch(asked)) ?? new Response('', { status: 404 });
    });
  const server = createAdaptorServer({ fetch: ask });
  const port = await listenLocally(server);
  return { ask, originOf: (id: string) => `http://${id}.localhost:${port}`, close: () => server.close() };
};
