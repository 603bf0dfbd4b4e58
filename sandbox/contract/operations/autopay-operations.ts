import { createRoute, z } from '@hono/zod-openapi';
import { autopayExample, enrolExample } from '../examples/payment.ts';
import { autopaySchema, enrolBodySchema } from '../payment.ts';
import type { PortalUse } from '../portal-use.ts';
import { ANY_WRITE, answer, body, keyed, refusals, versioned } from '../responses.ts';
import { idSchema } from '../wire-values.ts';

const common = {
  tags: ['Servicing'],
  security: [{ bearer: [] }],
  path: '/api/servicing/payment-agreement/{id}/autopay',
};
const params = z.object({ id: idSchema });

export const enrolOperation = createRoute({
  ...common,
  method: 'post',
  operationId: 'enrolInAutopay',
  summary: 'Enrol in autopay, or change it',
  request: { headers: keyed, params, body: body(enrolBodySchema, enrolExample) },
  responses: {
    200: answer(autopaySchema, 'Autopay as it stands now.', autopayExample),
    ...refusals(
      ...ANY_WRITE,
      'Unauthenticated',
      'Not_Found',
      'Agreement_Closed',
      'Autopay_Already_Enrolled',
      'Autopay_Not_Enrolled',
      'Idempotency_Key_In_Use',
      'Amount_Out_Of_Range',
      'Method_Not_Usable',
      'Method_Declined',
      'Payment_Date_Not_Allowed',
      'Disclosure_Not_Accepted',
      'Idempotency_Key_Reused',
    ),
  },
  'x-portal': {
    use: 'Enrols with `AUTOPAY_ENROLL`, changes amount or method with `MANAGE_AUTOPAY`.',
    profile: 'autopay',
    optional: true,
    flag: 'autopay',
    without: 'Autopay is not offered; an enrolment that the loan shows can still be read.',
  } satisfies PortalUse,
});

export const turnOffOperation = createRoute({
  ...common,
  method: 'delete',
  operationId: 'turnOffAutopay',
  summary: 'Turn autopay off',
  request: { headers: versioned, params },
  responses: {
    204: { description: 'Autopay is off.' },
    ...refusals(
      'Invalid_Request',
      'Unauthenticated',
      'Xsrf_Token_Mismatch',
      'Not_Found',
      'Autopay_Not_Enrolled',
    ),
  },
  'x-portal': {
    use: 'Turns autopay off. Offered wherever a loan is enrolled, whatever the flag says: nobody may be held in it.',
    profile: 'autopay',
    optional: true,
    without: 'Turning off fails with a message that says so.',
  } satisfies PortalUse,
});
