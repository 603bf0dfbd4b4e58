import { onPlatformTime } from '../clock/on-platform-time.ts';
import { type ApiApp, apiApp } from '../http/api-app.ts';
import { requireBearer, requireVersion, xsrf } from '../http/require.ts';
import type { Services } from '../http/services.ts';
import { inboxRoutes } from '../inbox/inbox-routes.ts';
import { authRoutes } from './auth-routes.ts';
import { autopayRoutes } from './autopay-routes.ts';
import { buyerRoutes } from './buyer-routes.ts';
import { disclosureRoutes } from './disclosure-routes.ts';
import { flagRoutes } from './flag-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { servicingReadRoutes } from './servicing-read-routes.ts';

/** Everything that the platform answers on one tenant's origin: `/api`, `/sandbox` and `/openapi.json`. */
export const tenantApp = (services: Services): ApiApp => {
  const { tenant, log } = services;
  const app = apiApp(tenant.id, log, '/sandbox/');
  app.use(onPlatformTime(services.clock));
  app.use('/api/*', xsrf);
  app.route('/', authRoutes(services));
  app.route('/', buyerRoutes(services));

  app.use('/api/servicing/*', requireVersion, requireBearer(services));
  app.route('/', servicingReadRoutes(services));
  app.route('/', paymentRoutes(services));
  app.route('/', autopayRoutes(services));

  app.use('/api/disclosure/*', requireVersion);
  app.route('/', disclosureRoutes(services));
  app.route('/', flagRoutes(services));

  app.route('/', inboxRoutes(services));
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: `${tenant.name} platform`, version: '2' },
  });
  return app;
};
