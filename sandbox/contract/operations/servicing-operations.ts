import { createRoute, z } from '@hono/zod-openapi';
import {
  activityListSchema,
  agreementListSchema,
  agreementSchema,
  detailQuerySchema,
  historyQuerySchema,
  listQuerySchema,
} from '../agreement.ts';
import { activityExample, agreementExample, summaryExample } from '../examples/agreement.ts';
import type { PortalUse } from '../portal-use.ts';
import { answer, refusals, versioned } from '../responses.ts';
import { idSchema } from '../wire-values.ts';

const common = { tags: ['Servicing'], security: [{ bearer: [] }] };
const params = z.object({ id: idSchema });

export const listAgreementsOperation = createRoute({
  ...common,
  method: 'get',
  path: '/api/servicing/payment-agreement',
  operationId: 'listAgreements',
  summary: 'List the buyer’s agreements',
  description:
    '`sort=due` puts what is past due first and then goes by due date. A cursor stays good while agreements are added: no row twice, none left out. The portal sends `standing` only where an answer named it in `standings`.',
  request: { headers: versioned, query: listQuerySchema },
  responses: {
    200: answer(agreementListSchema, 'A page of agreements.', { items: [summaryExample], nextCursor: null }),
    ...refusals('Invalid_Request', 'Unauthenticated', 'Not_Found'),
  },
  'x-portal': {
    use: 'Shows outstanding and closed loans and what is due; pages, searches and sorts by it.',
    profile: 'read',
    optional: false,
    without: 'No loan can be shown.',
  } satisfies PortalUse,
});

export const readAgreementOperation = createRoute({
  ...common,
  method: 'get',
  path: '/api/servicing/payment-agreement/{id}',
  operationId: 'readAgreement',
  summary: 'Read one agreement',
  description:
    '`payoffOn` asks for the payoff as of that day; the portal sends it only under the flag `payoff-for-date`.',
  request: { headers: versioned, params, query: detailQuerySchema },
  responses: {
    200: answer(agreementSchema, 'The agreement.', agreementExample),
    ...refusals('Invalid_Request', 'Unauthenticated', 'Not_Found', 'Payment_Date_Not_Allowed'),
  },
  'x-portal': {
    use: 'Shows the loan’s page, the amounts that can be paid and the payoff; reads it again after every change.',
    profile: 'read',
    optional: false,
    without: 'Only the list can be shown; nothing can be paid.',
  } satisfies PortalUse,
});

export const readHistoryOperation = createRoute({
  ...common,
  method: 'get',
  path: '/api/servicing/payment-agreement/{id}/history',
  operationId: 'readHistory',
  summary: 'List an agreement’s activity, newest first',
  request: { headers: versioned, params, query: historyQuerySchema },
  responses: {
    200: answer(activityListSchema, 'A page of activity, newest first.', {
      items: [activityExample],
      nextCursor: null,
    }),
    ...refusals('Invalid_Request', 'Unauthenticated', 'Not_Found'),
  },
  'x-portal': {
    use: 'Shows the history, and finds a payment whose answer was lost by its `requestKey`. `failure` is shown under the flag `payment-failure-reason`, receipts under `receipts`, the file under `activity-csv`.',
    profile: 'read',
    optional: false,
    without: 'History says that it cannot be shown, and a payment whose answer was lost stays unconfirmed.',
  } satisfies PortalUse,
});
