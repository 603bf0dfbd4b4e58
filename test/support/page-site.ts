import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createPageServer, type Tenant, tenantOfHost } from '@member-portal/hosting';
import { repositoryPath } from './repository.ts';

const distDir = repositoryPath('src', 'portal', 'dist');

/** The built portal for every tenant, with no platform behind it: what a page loads by itself is all there is. */
export const servePages = async (tenants: readonly Tenant[]) => {
  const pages = new Map(tenants.map((tenant) => [tenant.id, createPageServer({ tenant, distDir })]));
  const server = createAdaptorServer({
    fetch: (request) => {
      const tenant = tenantOfHost(tenants, new URL(request.url).host);
      return pages.get(tenant?.id ?? '')?.fetch(request) ?? new Response('', { status: 404 });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { originOf: (id: string) => `http://${id}.localhost:${port}`, close: () => server.close() };
};
