import { createRoute, z } from '@hono/zod-openapi';
import {
  documentKindSchema,
  documentQuerySchema,
  documentSchema,
  prepareDocumentBodySchema,
} from '../document.ts';
import { documentExample } from '../examples/document.ts';
import type { PortalUse } from '../portal-use.ts';
import { ANY_WRITE, answer, body, refusals, versioned } from '../responses.ts';
import { idSchema } from '../wire-values.ts';

const common = { tags: ['Disclosures'], security: [{ bearer: [] }] };
const document = (kind: typeof documentExample.kind) =>
  answer(documentSchema, 'The document.', { ...documentExample, kind });
const read = refusals('Invalid_Request', 'Unauthenticated', 'Not_Found');

export const prepareDocumentOperation = createRoute({
  ...common,
  method: 'post',
  path: '/api/disclosure/payment-agreement/{id}',
  operationId: 'prepareDocument',
  summary: 'Prepare the document of an action before it is taken',
  description: 'The document’s id comes back in `disclosure.documentId` of the payment or enrolment.',
  request: {
    headers: versioned,
    params: z.object({ id: idSchema }),
    body: body(prepareDocumentBodySchema, {
      tag: 'one-time',
      locale: 'en-us',
      format: 'web',
      parameters: { amountType: 'OTHER', amount: 5000, currency: 'USD', payOn: '2026-11-24' },
    }),
  },
  responses: { 200: document('one-time'), ...refusals(...ANY_WRITE, 'Unauthenticated', 'Not_Found') },
  'x-portal': {
    use: 'Shows what the borrower agrees to beside the button that pays or enrols, which stays disabled until it is there.',
    profile: 'pay',
    optional: true,
    without: 'Nothing can be paid and nobody can enrol, since there is nothing to agree to.',
  } satisfies PortalUse,
});

export const agreementDocumentOperation = createRoute({
  ...common,
  method: 'get',
  path: '/api/disclosure/document/{kind}/payment-agreement/{id}',
  operationId: 'readAgreementDocument',
  summary: 'Read a document of an agreement',
  request: {
    headers: versioned,
    params: z.object({ kind: documentKindSchema, id: idSchema }),
    query: documentQuerySchema,
  },
  responses: { 200: document('loan-agreement'), ...read },
  'x-portal': {
    use: 'Shows a document that the agreement lists without a `targetId`.',
    profile: 'documents',
    optional: true,
    without: 'The document says that it cannot be shown. A platform without documents lists none.',
  } satisfies PortalUse,
});

export const targetDocumentOperation = createRoute({
  ...common,
  method: 'get',
  path: '/api/disclosure/document/{kind}/target/{id}',
  operationId: 'readTargetDocument',
  summary: 'Read a document of a payment or an autopay enrolment',
  request: {
    headers: versioned,
    params: z.object({ kind: documentKindSchema, id: idSchema }),
    query: documentQuerySchema,
  },
  responses: { 200: document('copy-of-authorization'), ...read },
  'x-portal': {
    use: 'Shows what was accepted, by the `targetId` of the agreement’s list.',
    profile: 'documents',
    optional: true,
    without: 'The document says that it cannot be shown. A platform without documents lists none.',
  } satisfies PortalUse,
});

export const staticDocumentOperation = createRoute({
  tags: ['Disclosures'],
  security: [{}, { bearer: [] }],
  method: 'get',
  path: '/api/disclosure/static/{kind}',
  operationId: 'readStaticDocument',
  summary: 'Read a document that is the same for everybody',
  description:
    '`terms-of-use` and `privacy-policy-choices` are answered without a token: sign-in links them.',
  request: { headers: versioned, params: z.object({ kind: documentKindSchema }), query: documentQuerySchema },
  responses: { 200: document('terms-of-use'), ...read },
  'x-portal': {
    use: 'Opens the terms and the privacy policy that sign-in asks to accept, and the full payment terms.',
    profile: 'sign-in',
    optional: false,
    without: 'Sign-in works, but its documents say that they cannot be shown.',
  } satisfies PortalUse,
});
