import { createRoute, z } from '@hono/zod-openapi';
import { makePaymentExample, paymentRequestExample } from '../examples/payment.ts';
import { makePaymentBodySchema, paymentRequestSchema } from '../payment.ts';
import type { PortalUse } from '../portal-use.ts';
import { ANY_WRITE, answer, body, keyed, refusals, versioned } from '../responses.ts';
import { idSchema } from '../wire-values.ts';

const common = { tags: ['Servicing'], security: [{ bearer: [] }] };

export const makePaymentOperation = createRoute({
  ...common,
  method: 'post',
  path: '/api/servicing/payment-agreement/{id}/payment',
  operationId: 'makePayment',
  summary: 'Make a one-time payment or pay off',
  description:
    'The same key with the same body answers with the first result, refusals included; while the first runs it answers 409, with another body 422.',
  request: {
    headers: keyed,
    params: z.object({ id: idSchema }),
    body: body(makePaymentBodySchema, makePaymentExample),
  },
  responses: {
    201: answer(
      paymentRequestSchema,
      'The payment request; the first answer again for a repeated key.',
      paymentRequestExample,
    ),
    ...refusals(
      ...ANY_WRITE,
      'Unauthenticated',
      'Not_Found',
      'Payment_In_Progress',
      'Payoff_Quote_Expired',
      'Agreement_Closed',
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
    use: 'Sends it once per press, under one key that survives reloads; repeats it by itself only where `idempotency` is on. A payoff is offered under the flag `pay-off`, a credit card under `credit-cards`.',
    profile: 'pay',
    optional: true,
    without: 'Every payment fails: a platform without it hides nothing, so it belongs to the profile.',
  } satisfies PortalUse,
});

export const cancelPaymentOperation = createRoute({
  ...common,
  method: 'delete',
  path: '/api/servicing/payment-agreement/{id}/payment/{paymentId}',
  operationId: 'cancelPayment',
  summary: 'Cancel a scheduled payment before its cut-off',
  request: { headers: versioned, params: z.object({ id: idSchema, paymentId: idSchema }) },
  responses: {
    204: { description: 'The payment will not be made.' },
    ...refusals(
      'Invalid_Request',
      'Unauthenticated',
      'Xsrf_Token_Mismatch',
      'Not_Found',
      'Payment_Not_Cancellable',
    ),
  },
  'x-portal': {
    use: 'Cancels a payment whose `cancelBefore` has not passed.',
    profile: 'pay',
    optional: true,
    flag: 'cancel-scheduled-payment',
    without: 'A scheduled payment is shown without a way to cancel it.',
  } satisfies PortalUse,
});
