import { createRoute, z } from '@hono/zod-openapi';
import { paymentMethodExample } from '../examples/payment.ts';
import { gatewaySessionRequestSchema, gatewaySessionSchema } from '../gateway-session.ts';
import { paymentMethodListSchema } from '../payment-method.ts';
import type { PortalUse } from '../portal-use.ts';
import { answer, body, refusals } from '../responses.ts';
import { idSchema } from '../wire-values.ts';

const common = { tags: ['Payment methods'], security: [{ bearer: [] }] };

export const listMethodsOperation = createRoute({
  ...common,
  method: 'get',
  path: '/v1/payment-methods',
  operationId: 'listPaymentMethods',
  summary: 'List the buyer’s payment methods',
  request: { query: z.object({ buyerId: idSchema.optional() }) },
  responses: {
    200: answer(paymentMethodListSchema, 'The buyer’s methods.', { items: [paymentMethodExample] }),
    ...refusals('Invalid_Request', 'Unauthenticated', 'Not_Found'),
  },
  'x-portal': {
    use: 'Offers what a payment or autopay can draw on, and shows the methods on the account page. `DELETED`, `REPLACED`, `TERMINATED` and `CANCELLED` ones are left out.',
    profile: 'pay',
    optional: true,
    without: 'Nothing can be paid, and the account page says that methods cannot be shown.',
  } satisfies PortalUse,
});

export const deleteMethodOperation = createRoute({
  ...common,
  method: 'delete',
  path: '/v1/payment-methods/{id}',
  operationId: 'deletePaymentMethod',
  summary: 'Remove a payment method',
  request: { params: z.object({ id: idSchema }) },
  responses: {
    204: { description: 'Deleted.' },
    ...refusals('Invalid_Request', 'Unauthenticated', 'Not_Found', 'Method_In_Use'),
  },
  'x-portal': {
    use: 'Removes a method after the borrower has confirmed it.',
    profile: 'pay',
    optional: true,
    without: 'Removing a method fails with a message that says so.',
  } satisfies PortalUse,
});

export const openSessionOperation = createRoute({
  ...common,
  method: 'post',
  path: '/v1/sessions',
  operationId: 'openGatewaySession',
  summary: 'Open a page for card or account numbers',
  description:
    'The page at `url` lies on the gateway’s own origin, may be framed by `origin` alone, and reports `GatewayMessage` to it by `postMessage`.',
  request: {
    body: body(gatewaySessionRequestSchema, {
      buyerId: 'buy_1',
      purpose: 'ADD_METHOD',
      locale: 'en-us',
      theme: 'violet',
      origin: 'https://pay.northwind.example',
    }),
  },
  responses: {
    201: answer(
      gatewaySessionSchema,
      'A page to frame; it reports GatewayMessage to the origin that was named.',
      {
        id: 'ses_1',
        url: 'https://gateway.example/hosted/ses_1',
      },
    ),
    ...refusals(
      'Invalid_Request',
      'Unauthenticated',
      'Not_Found',
      'Body_Too_Large',
      'Unsupported_Media_Type',
    ),
  },
  'x-portal': {
    use: 'Frames the page in which a borrower types card or account numbers (`ADD_METHOD`), or connects a bank (`CONNECT_ACCOUNT`, under the flag `connect-account`).',
    profile: 'pay',
    optional: true,
    without: 'No method can be added; those that are listed can be used.',
  } satisfies PortalUse,
});
