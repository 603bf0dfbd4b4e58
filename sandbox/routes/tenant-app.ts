import { onPlatformTime } from '../clock/on-platform-time.ts';
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

/** The gateway is an origin of its own, and its calls can be given trouble from here too. */
const GATEWAY_OPERATIONS = [
  'GET /v1/payment-methods',
  'DELETE /v1/payment-methods/{id}',
  'POST /v1/sessions',
] as const;

const METHODS: readonly string[] = ['get', 'post', 'put', 'delete'];

/** Everything that the platform answers on one tenant's origin: `/api`, `/sandbox` and `/openapi.json`. */
export const tenantApp = (services: Services, desk: Desk): ApiApp => {
  const { tenant, log } = services;
  const app = apiApp(tenant.id, log, '/sandbox/');
  const description = {
    openapi: '3.1.0',
    info: {
      title: `${tenant.name} platform`,
      version: '2',
      description: 'Calls of the payment gateway are described at /openapi.json of the gateway’s own origin.',
    },
  };
  const operations = (): readonly string[] => [
    ...Object.entries(app.getOpenAPI31Document(description).paths ?? {}).flatMap(([path, calls]) =>
      METHODS.filter((method) => method in calls).map((method) => `${method.toUpperCase()} ${path}`),
    ),
    ...GATEWAY_OPERATIONS,
  ];
  app.use(onPlatformTime(services.clock));
  app.use('/api/*', injectFaults(services.db, tenant.id), xsrf);
  app.route('/', authRoutes(services));
  app.route('/', buyerRoutes(services));

  app.use('/api/servicing/*', requireVersion, requireBearer(services));
  app.route('/', servicingReadRoutes(services));
  app.route('/', paymentRoutes(services));
  app.route('/', autopayRoutes(services));

  app.use('/api/disclosure/*', requireVersion);
  app.route('/', disclosureRoutes(services));
  app.route('/', flagRoutes(services));

  app.route('/', deskRoutes(services, { ...desk, operations }));
  app.route('/', inboxRoutes(services));
  app.route('/', telemetryRoutes(services));
  if (desk.hasControl) app.route('/', controlRoutes(services));
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  app.doc31('/openapi.json', description);
  return app;
};
