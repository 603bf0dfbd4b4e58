import { createRoute, z } from '@hono/zod-openapi';
import { buyerSchema, saveBuyerBodySchema, saveContactBodySchema } from '../buyer.ts';
import { buyerExample, contactExample } from '../examples/buyer.ts';
import type { PortalUse } from '../portal-use.ts';
import { ANY_WRITE, answer, body, refusals } from '../responses.ts';
import { idSchema } from '../wire-values.ts';

const common = { tags: ['Buyer'], security: [{ bearer: [] }] };
const params = z.object({ id: idSchema });

export const readBuyerOperation = createRoute({
  ...common,
  method: 'get',
  path: '/api/buyer/{id}',
  operationId: 'readBuyer',
  summary: 'Read the buyer',
  request: { params },
  responses: {
    200: answer(buyerSchema, 'The buyer.', buyerExample),
    ...refusals('Invalid_Request', 'Unauthenticated', 'Not_Found'),
  },
  'x-portal': {
    use: 'Reads it after sign-in for name, language and status, and again just before every change. A status that blocks the buyer hides all signed-in content, under the flag `collections-charge-off`.',
    profile: 'read',
    optional: false,
    without: 'The account page cannot be shown; loans wait for the record while the flag is on or unknown.',
  } satisfies PortalUse,
});

export const saveBuyerOperation = createRoute({
  ...common,
  method: 'put',
  path: '/api/buyer/{id}',
  operationId: 'saveBuyer',
  summary: 'Save the whole buyer',
  description:
    'The body is what was read, unknown fields included, with one change laid over it. A stale `version` is refused; e-mail and mobile change with the reference of a code that was verified for them.',
  request: {
    params,
    body: body(saveBuyerBodySchema, { ...buyerExample, languagePreference: 'fr-ca' as const }),
  },
  responses: {
    200: answer(buyerSchema, 'The saved buyer.', { ...buyerExample, version: 4 }),
    ...refusals(
      ...ANY_WRITE,
      'Unauthenticated',
      'Not_Found',
      'Version_Conflict',
      'Field_Not_Changeable',
      'Language_Not_Offered',
      'Identity_Not_Verified',
    ),
  },
  'x-portal': {
    use: 'Saves a language, an e-mail or a mobile.',
    profile: 'contact',
    optional: true,
    without: 'Language is changed in this browser only; e-mail and mobile cannot be changed.',
  } satisfies PortalUse,
});

export const saveContactOperation = createRoute({
  ...common,
  method: 'put',
  path: '/api/buyer/{id}/contact/{contactId}',
  operationId: 'saveContact',
  summary: 'Save the address of one contact',
  request: {
    params: z.object({ id: idSchema, contactId: idSchema }),
    body: body(saveContactBodySchema, contactExample),
  },
  responses: {
    200: answer(buyerSchema, 'The saved buyer.', { ...buyerExample, version: 4 }),
    ...refusals(...ANY_WRITE, 'Unauthenticated', 'Not_Found', 'Version_Conflict', 'Field_Not_Changeable'),
  },
  'x-portal': {
    use: 'Saves a new address.',
    profile: 'contact',
    optional: true,
    flag: 'edit-address',
    without: 'The address is shown and cannot be changed.',
  } satisfies PortalUse,
});
