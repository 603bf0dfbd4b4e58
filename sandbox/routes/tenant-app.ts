import { onPlatformTime } from '../clock/on-platform-time.ts';
import { platformContract } from '../contract/open-api.ts';
import { GATEWAY_OPERATIONS, PLATFORM_OPERATIONS } from '../contract/operations/index.ts';
import { controlRoutes } from '../desk/control-routes.ts';
import { type DeskFacts, deskRoutes } from '../desk/desk-routes.ts';
import { injectFaults } from '../faults/inject-faults.ts';
import { type ApiApp, apiApp } from '../http/api-app.ts';
import { requireBearer, requireVersion, xsrf } from '../http/require.ts';
import type { Services } from '../http/services.ts';
import { inboxRoutes } from '../inbox/inbox-routes.ts';
import { telemetryRoutes } from '../telemetry/telemetry-routes.ts';
import { authRoutes } from './auth-routes.ts';
import { autopayRoutes } from './autopay-routes.ts';
import { buyerRoutes } from './buyer-routes.ts';
import { disclosureRoutes } from './disclosure-routes.ts';
import { flagRoutes } from './flag-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { servicingReadRoutes } from './servicing-read-routes.ts';

/** What the front desk of a tenant knows and allows. */
export interface Desk extends Pick<DeskFacts, 'situations' | 'lenders'> {
  /** Whether programs may use it. */
  readonly hasControl: boolean;
}

/** Every call that a fault can be set for; the gateway's calls are included, although it has its own origin. */
const OPERATIONS = [...PLATFORM_OPERATIONS, ...GATEWAY_OPERATIONS].map(
  ({ method, path }) => `${method.toUpperCase()} ${path}`,
);

/** Everything that the platform answers on one tenant's origin: `/api`, `/sandbox` and `/openapi.json`. */
export const tenantApp = (services: Services, desk: Desk): ApiApp => {
  const app = apiApp(services.tenant.id, services.log, '/sandbox/');
  app.use(onPlatformTime(services.clock));
  app.use('/api/*', injectFaults(services.db, services.tenant.id), xsrf);
  app.route('/', authRoutes(services));
  app.route('/', buyerRoutes(services));

  app.use('/api/servicing/*', requireVersion, requireBearer(services));
  app.route('/', servicingReadRoutes(services));
  app.route('/', paymentRoutes(services));
  app.route('/', autopayRoutes(services));

  app.use('/api/disclosure/*', requireVersion);
  app.route('/', disclosureRoutes(services));
  app.route('/', flagRoutes(services));

  app.route('/', deskRoutes(services, { ...desk, operations: OPERATIONS }));
  app.route('/', inboxRoutes(services));
  app.route('/', telemetryRoutes(services));
  if (desk.hasControl) app.route('/', controlRoutes(services));
  app.get('/openapi.json', (c) => c.json(platformContract()));
  return app;
};
