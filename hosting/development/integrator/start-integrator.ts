import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTenants } from '../../load-tenants.ts';
import { listen } from '../../serve/listen.ts';
import type { Tenant } from '../../tenant.ts';
import { createDevPageServer } from '../dev-page-server.ts';
import { answerCheck } from './answer-breaches.ts';
import { createCallLog } from './call-log.ts';
import { readContract } from './contract-document.ts';
import { gatewayFront } from './gateway-front.ts';
import { createRecordingProxy } from './recording-proxy.ts';

/** A portal in front of a third party's platform. */
export interface IntegratorOptions {
  /** The repository. */
  readonly root: string;
  readonly platform: URL;
  readonly gateway: URL | undefined;
  readonly tenant: Tenant;
  /** The page's port; the gateway proxy uses the next one, and hot reload the one after. */
  readonly port: number;
}

/** The running servers and their addresses. */
export interface RunningIntegrator {
  readonly pageUrl: string;
  readonly close: () => Promise<void>;
}

const NO_GATEWAY =
  'No gateway: name it by --gateway=<address>. Payment methods and payments cannot be tried without it.';

/** The tenant with its platform on the page's own origin, overriding its configuration. */
const onOwnOrigin = (tenant: Tenant): Tenant => ({
  ...tenant,
  apiUrl: '/',
  config: { ...tenant.config, apiurl: '/' },
});

/** Serves the portal from its sources, the platform's `/api` on the same origin, and the panel's calls. Rejects where a port is taken. */
export const startIntegrator = async (options: IntegratorOptions): Promise<RunningIntegrator> => {
  const { root, platform, gateway, port } = options;
  const tenant = onOwnOrigin(options.tenant);
  const log = createCallLog();
  const pageUrl = `http://localhost:${port}`;
  const gatewayUrl = `http://localhost:${port + 1}`;
  const proxyTo = (to: 'platform' | 'gateway', target: URL) => {
    const document = readContract(join(root, 'contract', `${to}.json`));
    const check = answerCheck(document, tenant.id);
    // A gateway admits pages by their origin, so it needs the origin of the calling page.
    const knownOrigin = to === 'gateway' ? pageUrl : undefined;
    return createRecordingProxy({ to, target, document, check, log, knownOrigin });
  };
  const directory = join(root, 'tenants');
  const server = await createDevPageServer({
    directory: root,
    tenants: { directory, load: () => loadTenants(directory) },
    port: port + 2,
    script: fileURLToPath(new URL('./panel.ts', import.meta.url)),
  });
  const opened: (() => Promise<void>)[] = [server.close];
  const close = async (): Promise<void> => {
    for (const one of opened.splice(0).reverse()) await one();
  };
  try {
    const pages = server.forTenant({ tenant, gatewayUrl });
    const toPlatform = proxyTo('platform', platform);
    const page = async (request: Request): Promise<Response> => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/integrator/calls')
        return Response.json(log.after(Number(searchParams.get('after') ?? 0)), {
          headers: { 'Cache-Control': 'no-store' },
        });
      return pathname.startsWith('/api/') ? toPlatform(request) : pages.fetch(request);
    };
    const withoutGateway = async (request: Request): Promise<Response> => {
      const route = new URL(request.url).pathname.startsWith('/v1/sessions')
        ? '/v1/sessions'
        : '/v1/payment-methods';
      log.add({
        to: 'gateway',
        method: request.method,
        route,
        operation: undefined,
        use: undefined,
        status: 502,
        ms: 0,
        breaches: [],
        cause: NO_GATEWAY,
      });
      return Response.json({ reason: 'No_Gateway', message: NO_GATEWAY, metadata: {} }, { status: 502 });
    };
    const target = gateway ?? new URL(gatewayUrl);
    const front = gatewayFront(gateway ? proxyTo('gateway', gateway) : withoutGateway, {
      target,
      pageOrigin: pageUrl,
    });
    for (const [fetch, at] of [
      [page, port],
      [front, port + 1],
    ] as const) {
      const listening = await listen({ fetch }, at, '127.0.0.1');
      opened.push(() => listening.close(1000));
    }
    return { pageUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
};
