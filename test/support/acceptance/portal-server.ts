import { createAdaptorServer } from '@hono/node-server';
import { createPageServer, type PageServer } from '@member-portal/host';
import { type Handler, tenantHandler } from '../../../sandbox/front/dispatch.ts';
import { demoTenants } from '../../../sandbox/index.ts';
import { closeLocally, listenLocally } from '../local-server.ts';
import { repositoryPath } from '../repository.ts';
import { tenantNamed } from '../tenant.ts';
import { WATCHED_SITE } from '../watched-intake.ts';
import { type RunningPlatform, startPlatform, type TenantId } from './running-platform.ts';

/** The built portal and the platform behind it, on a port of their own. */
export interface PortalServer {
  readonly running: RunningPlatform;
  readonly originOf: (tenant: TenantId) => string;
  /**
   * Changes keys of a tenant's configuration as the page server gives it, until the next change. Other keys are as in the
   * tenant's folder.
   */
  readonly configure: (tenant: TenantId, changed: Readonly<Record<string, unknown>>) => void;
  /** Serves another build from now on, and nothing of the one before. */
  readonly release: (distDir: string) => void;
  /** What a tenant's pages have written to the log collector, as it arrived. */
  readonly logged: readonly string[];
  /** The next payment is booked, and its connection reset before the answer leaves. */
  readonly loseNextPaymentAnswer: () => void;
  /** Makes data, configurations and what was logged as at the start. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Keys that enable all tracking of a visit, at addresses within the tests. */
export const WATCHED = {
  loglevel: 'trace',
  usesplunkeventcollector: true,
  splunkeventcollectortoken: 'public-client',
  splunkeventcollectorurl: '/logs/',
  datadogrumapplicationid: '11111111-2222-3333-4444-555555555555',
  datadogrumsite: WATCHED_SITE,
  datadogrumclienttoken: 'pub-client-token',
} as const;
const COLLECTOR = '/logs/services/collector/event/1.0';

const PAYMENT = /\/payment-agreement\/[^/]+\/payment$/;

/** Starts it all over a database in memory. */
export const startPortalServer = async (): Promise<PortalServer> => {
  const handlers = new Map<string, Handler>();
  const logged: string[] = [];
  let losesAnswer = false;
  const server = createAdaptorServer({
    fetch: async (request, { outgoing }) => {
      const { hostname, pathname } = new URL(request.url);
      const answer = await handlers.get(hostname)?.(request);
      if (losesAnswer && request.method === 'POST' && PAYMENT.test(pathname)) {
        losesAnswer = false;
        outgoing.destroy();
      }
      return answer ?? new Response('unknown host', { status: 404 });
    },
  });
  const port = await listenLocally(server);
  const originOf = (name: string): string => `http://${name}.localhost:${port}`;

  const running = await startPlatform(
    demoTenants.map((tenant) => ({ ...tenant, origins: [originOf(tenant.id)] })),
  );
  const pages = new Map<TenantId, PageServer>();
  const ids = ['northwind', 'harbour', 'maple'] as const;
  const built = repositoryPath('src', 'portal', 'dist');
  let distDir = built;
  const serve = (id: TenantId, changed: Readonly<Record<string, unknown>>): void => {
    pages.set(
      id,
      createPageServer({
        tenant: tenantNamed(id, changed),
        distDir,
        gatewayUrl: originOf('gateway'),
      }),
    );
  };
  /** Tenants whose pages a reset renders and compresses again; doing so for all would cost more than many tests do. */
  const altered = new Set<TenantId>();
  const configure = (id: TenantId, changed: Readonly<Record<string, unknown>>): void => {
    altered.add(id);
    serve(id, changed);
  };
  const release = (next: string): void => {
    distDir = next;
    for (const id of ids) configure(id, {});
  };
  for (const id of ids) {
    serve(id, {});
    handlers.set(
      `${id}.localhost`,
      tenantHandler(running.platform.api(id).fetch, async (request) => {
        if (request.method === 'POST' && new URL(request.url).pathname === COLLECTOR) {
          logged.push(await request.text());
          return Response.json({ text: 'Success', code: 0 });
        }
        const page = await pages.get(id)?.fetch(request);
        return page ?? new Response(undefined, { status: 404 });
      }),
    );
  }
  handlers.set('gateway.localhost', (request) => running.platform.gateway.fetch(request));

  return {
    running,
    originOf,
    configure,
    release,
    logged,
    loseNextPaymentAnswer: () => {
      losesAnswer = true;
    },
    reset: async () => {
      losesAnswer = false;
      logged.length = 0;
      distDir = built;
      for (const id of altered) serve(id, {});
      altered.clear();
      await running.reset();
    },
    close: async () => {
      await closeLocally(server);
      await running.close();
    },
  };
};

let shared: Promise<PortalServer> | undefined;

/** The one server of this worker, started when it is first asked for and ended with the worker; reset it before each test. */
export const sharedPortalServer = (): Promise<PortalServer> => {
  shared ??= startPortalServer();
  return shared;
};
