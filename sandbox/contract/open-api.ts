import { OpenAPIHono } from '@hono/zod-openapi';
import { gatewayMessageSchema } from './gateway-session.ts';
import { GATEWAY_OPERATIONS, PLATFORM_OPERATIONS } from './operations/index.ts';
import { problemSchema } from './wire-values.ts';

const SECURITY = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'The session’s token. Its claims are `buyerID`, `iat`, `exp` and `tenant`.',
} as const;

const LICENSE = { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' };

/** The version of the wire; `contract/CHANGELOG.md` says what each one changed. */
const CONTRACT_VERSION = '2.3.0';

type Operations = readonly (typeof PLATFORM_OPERATIONS | typeof GATEWAY_OPERATIONS)[number][];
type Registering = (app: OpenAPIHono) => void;

const documentOf = (
  operations: Operations,
  head: { readonly title: string; readonly description: string; readonly server: string },
  tags: readonly { readonly name: string; readonly description: string }[],
  more: Registering = () => undefined,
) => {
  const app = new OpenAPIHono();
  for (const operation of operations) app.openAPIRegistry.registerPath(operation);
  app.openAPIRegistry.register('Problem', problemSchema);
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', SECURITY);
  more(app);
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: head.title,
      version: CONTRACT_VERSION,
      description: head.description,
      license: LICENSE,
    },
    servers: [{ url: head.server, description: 'Wherever it is served; calls never leave this origin.' }],
    tags: [...tags],
  });
};

/** The platform's contract as OpenAPI 3.1: what the origin of a tenant answers under `/api`. */
export const platformContract = () =>
  documentOf(
    PLATFORM_OPERATIONS,
    {
      title: 'Member portal: platform',
      description:
        'What a lender’s platform answers under `/api` of a tenant’s origin. `x-portal` of each operation says what the portal does with it, whether it is optional, and which feature flag it hangs on. Unknown fields of an answer are ignored. The payment gateway has a document of its own.',
      server: '/',
    },
    [
      { name: 'Authentication', description: 'One-time codes, sessions and their refresh.' },
      { name: 'Buyer', description: 'The buyer’s own record.' },
      { name: 'Servicing', description: 'Agreements, payments and autopay.' },
      { name: 'Disclosures', description: 'Documents, as HTML that the portal sanitises.' },
      { name: 'Feature flags', description: 'What is offered, evaluated without a session.' },
    ],
  );

/** The payment gateway's contract as OpenAPI 3.1. It has an origin of its own, with CORS for the tenants' origins. */
export const gatewayContract = () =>
  documentOf(
    GATEWAY_OPERATIONS,
    {
      title: 'Member portal: payment gateway',
      description:
        'Payment methods, and the pages in which card and account numbers are typed. The gateway has an origin of its own (`gatewayurl`) and admits the tenants’ origins by CORS. `GatewayMessage` is what its pages post to the portal.',
      server: '/',
    },
    [{ name: 'Payment methods', description: 'Methods that payments draw on.' }],
    (app) => app.openAPIRegistry.register('GatewayMessage', gatewayMessageSchema),
  );
