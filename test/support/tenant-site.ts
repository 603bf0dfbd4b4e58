import { createAdaptorServer } from '@hono/node-server';
import { createPageServer, loadTenants, type Tenant } from '@member-portal/host';
import { tenantHandler } from '../../sandbox/front/dispatch.ts';
import { platformTenants } from '../../sandbox/front/platform-tenants.ts';
import { demoPeople } from '../../sandbox/people/demo-people.ts';
import { newcomers } from '../../sandbox/people/newcomers.ts';
import { startPlatform } from './acceptance/running-platform.ts';
import { closeLocally, listenLocally } from './local-server.ts';
import { repositoryPath } from './repository.ts';

/** One tenant of a directory in the built portal, with the platform and its demonstration borrowers behind it. */
export interface TenantSite {
  readonly tenant: Tenant;
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves a tenant as it is in its folder, whether or not this repository knows it. */
export const serveTenant = async (directory: string, id: string): Promise<TenantSite> => {
  const tenant = loadTenants(directory).find((one) => one.id === id);
  if (!tenant) throw new Error(`there is no tenant ${id} in ${directory}`);
  const handlers = new Map<string, (request: Request) => Promise<Response>>();
  const server = createAdaptorServer({
    fetch: async (request) =>
      (await handlers.get(new URL(request.url).hostname)?.(request)) ?? new Response('', { status: 404 }),
  });
  const port = await listenLocally(server);
  const origin = `http://${id}.localhost:${port}`;
  const known = platformTenants([tenant], () => [origin]);
  const running = await startPlatform(known);
  await running.reset([...demoPeople().filter((person) => person.tenant === id), ...newcomers(known)]);
  const gatewayUrl = `http://gateway.localhost:${port}`;
  const pages = createPageServer({ tenant, distDir: repositoryPath('src', 'portal', 'dist'), gatewayUrl });
  const handler = tenantHandler(running.platform.api(id).fetch, pages.fetch);
  handlers.set(`${id}.localhost`, async (request) => handler(request));
  handlers.set('gateway.localhost', async (request) => running.platform.gateway.fetch(request));
  return {
    tenant,
    origin,
    close: async () => {
      await closeLocally(server);
      await running.close();
    },
  };
};
