import { join } from 'node:path';
import {
  checkTenants,
  createPageServer,
  loadTenants,
  type PageServer,
  problemLine,
  type Readiness,
  readinessOf,
  type Tenant,
} from '@member-portal/host';
import type { Log } from '../http/log-entry.ts';
import { demoPeople } from '../people/demo-people.ts';
import { manyLoansPerson } from '../people/many-loans/many-loans-person.ts';
import { morePeople } from '../people/more-people.ts';
import { newcomers } from '../people/newcomers.ts';
import { createPlatform } from '../platform.ts';
import {
  addressesOf,
  GATEWAY,
  gatewayUrlFor,
  gatewayUrlsOf,
  namedUrl,
  numberedUrl,
  originsOf,
  portAfter,
} from './addresses.ts';
import { collectedTenant } from './collected-tenant.ts';
import { byHost, byPort, type Handler, tenantHandler, withHealth } from './dispatch.ts';
import { frontDoor, type Lender } from './front-door.ts';
import { greeting } from './greeting.ts';
import { type Listening, listen } from './listen.ts';
import { platformTenants } from './platform-tenants.ts';
import { repeat } from './repeat.ts';
import type { Settings } from './settings.ts';
import { tappedPages } from './tapped-pages.ts';

/** The whole sandbox, listening. */
export interface Running {
  /** Output for the person who started it. */
  readonly greeting: string;
  readonly stop: () => Promise<void>;
}

const CATCH_UP_EVERY_MS = 15_000;

type PagesFor = (options: {
  tenant: Tenant;
  gatewayUrl: (request: Request) => string;
}) => Pick<PageServer, 'fetch'>;

const pageServers = async (
  root: string,
  { isDevelopment, tenantsDir: directory }: Settings,
  hotReloadPort: number,
  log: Log,
): Promise<{ readonly pagesFor: PagesFor; readonly close: () => Promise<void> }> => {
  if (!isDevelopment) {
    const distDir = join(root, 'src', 'portal', 'dist');
    const pagesFor: PagesFor = (options) =>
      createPageServer({
        ...options,
        distDir,
        report: (error) => log({ event: 'error', tenant: options.tenant.id, route: 'page', error }),
      });
    return { pagesFor, close: async () => undefined };
  }
  // Only development needs the bundler, and a normal start should not wait for it.
  const { createDevPageServer } = await import('@member-portal/host/development');
  const load = (): readonly Tenant[] => loadTenants(directory).map(collectedTenant);
  const server = await createDevPageServer({
    directory: root,
    tenants: { directory, load },
    port: hotReloadPort,
  });
  return { pagesFor: server.forTenant, close: server.close };
};

/**
 * Opens the platform and listens: on the front port for every name, and on a port of its own for each lender and the
 * gateway. Rejects with SettingError, DataFolderError or PortError, and then leaves nothing open.
 */
export const start = async (root: string, settings: Settings, log: Log): Promise<Running> => {
  const { port, host, dataDir, databaseUrl, preparesStatements, smtpUrl } = settings;
  const opened: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    const directory = settings.tenantsDir;
    const tenants = loadTenants(directory).map(collectedTenant);
    const addresses = addressesOf(tenants, port);
    const known = platformTenants(tenants, (id) => {
      const address = addresses.find((candidate) => candidate.id === id);
      return address ? originsOf(address, port, settings.pagePort) : [];
    });
    const platform = await createPlatform({
      ...(databaseUrl === undefined ? { dataDir } : { databaseUrl, preparesStatements }),
      tenants: known,
      log,
      smtpUrl,
      hasControl: settings.hasControl,
      hasManyLoans: settings.hasManyLoans,
      sendLimits: settings.sendLimits,
      proxies: settings.proxies,
    });
    opened.push(platform.close);
    await platform.catchUp();

    const { pagesFor, close } = await pageServers(root, settings, portAfter(addresses), log);
    opened.push(close);
    const handlers = new Map<string, Handler>([[GATEWAY, (request) => platform.gateway.fetch(request)]]);
    for (const tenant of tenants) {
      const gatewayUrl = ({ url }: Request): string => gatewayUrlFor(addresses, port, url);
      const pages = pagesFor({ tenant, gatewayUrl });
      const api = known.some(({ id }) => id === tenant.id) ? platform.api(tenant.id).fetch : pages.fetch;
      handlers.set(
        tenant.id,
        tenantHandler(
          (request, peer) => api(request, { peer }),
          tappedPages((request) => pages.fetch(request)),
        ),
      );
    }

    const lenders = addresses.flatMap((address): readonly Lender[] => {
      const tenant = tenants.find(({ id }) => id === address.id);
      return tenant
        ? [{ id: tenant.id, name: tenant.name, url: namedUrl(address, port), otherUrl: numberedUrl(address) }]
        : [];
    });
    const people = [...demoPeople(), manyLoansPerson, ...morePeople(), ...newcomers(known)];
    const door = frontDoor(lenders, people);
    const isLoopback = host === '127.0.0.1' || host === 'localhost' || host === '::1';
    const ports: Listening[] = [];
    opened.push(async () => {
      await Promise.all(ports.map((listening) => listening.close()));
    });
    const readiness = async (): Promise<Readiness> => {
      // The sources are what development serves: there is no build to be complete.
      const pages: Readiness = settings.isDevelopment
        ? { status: 'ready', build: 'development' }
        : readinessOf(join(root, 'src', 'portal', 'dist'), directory);
      if (await platform.isReady()) return pages;
      return { status: 'not ready', build: pages.build, reason: 'the database does not answer' };
    };
    ports.push(
      await listen(
        withHealth(
          byHost(addresses, handlers, (request) => door.fetch(request)),
          readiness,
        ),
        port,
        host,
      ),
    );
    for (const { id, ownPort } of addresses) {
      const handler = handlers.get(id);
      if (handler)
        ports.push(await listen(withHealth(byPort(handler, isLoopback), readiness), ownPort, host));
    }

    const catchingUp = repeat(platform.catchUp, CATCH_UP_EVERY_MS, (error) => {
      log({ event: 'error', tenant: 'platform', route: 'catch-up', error: String(error) });
    });
    opened.push(catchingUp.stop);
    const problems = checkTenants(directory).problems.map(problemLine);
    const facts = {
      frontUrl: `http://localhost:${port}`,
      gateway: gatewayUrlsOf(addresses, port),
      smtpUrl,
      problems,
    };
    return { greeting: greeting(lenders, people, facts), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
