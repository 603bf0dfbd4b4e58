import { cancelPaymentOperation, makePaymentOperation } from '../contract/operations/payment-operations.ts';
import { paymentRequestSchema } from '../contract/payment.ts';
import { type ApiApp, apiRouter } from '../http/api-app.ts';
import { NOT_FOUND, refuse } from '../http/problem.ts';
import type { Services } from '../http/services.ts';
import { paymentRecord } from '../inbox/payment-record.ts';
import { cancelPayment } from '../payments/cancel-payment.ts';
import { fingerprintOf, runOnce } from '../payments/idempotency.ts';
import { keyedResponse } from '../payments/keyed-response.ts';
import { makePayment } from '../payments/make-payment.ts';
import { refusalOf } from '../payments/refusal.ts';
import { paymentRequestOf } from '../servicing/payment-view.ts';

/** One-time payments. */
export const paymentRoutes = (services: Services): ApiApp => {
  const { db, tenant, now, post } = services;
  const app = apiRouter();

  app.openapi(makePaymentOperation, async (c) => {
    const owner = { tenant: tenant.id, buyerId: c.get('caller').buyerId };
    const { id } = c.req.valid('param');
    const order = c.req.valid('json');
    const key = c.req.valid('header')['idempotency-key'];
    // On a retry after a lost answer, the time and the copy of a consent may differ; the order may not.
    const { disclosure: _consent, ...money } = order;
    const letters: Parameters<typeof post.deliver>[0][] = [];
    const outcome = await runOnce(
      db,
      { buyerId: owner.buyerId, key, fingerprint: fingerprintOf('payment', id, money) },
      now(),
      async (tx) => {
        const result = await makePayment(tx, services, owner, id, key, order);
        if (result.kind === 'not-found') return { status: 404, body: NOT_FOUND };
        if (result.kind === 'refused')
          return { status: refusalOf(result.reason).status, body: refusalOf(result.reason) };
        const letter = await paymentRecord(tx, tenant, result.loan.row, result.made.payment);
        await post.record(letter, tx);
        letters.push(letter);
        return { status: 201, body: paymentRequestOf(result.made, tenant) };
      },
    );
    for (const letter of letters) post.deliver(letter);
    return keyedResponse(c, outcome, (kept) => c.json(paymentRequestSchema.parse(kept), 201));
  });

  app.openapi(cancelPaymentOperation, async (c) => {
    const owner = { tenant: tenant.id, buyerId: c.get('caller').buyerId };
    const { id, paymentId } = c.req.valid('param');
    const outcome = await db.transaction().execute((tx) => cancelPayment(tx, services, owner, id, paymentId));
    if (outcome === 'cancelled') return c.body(null, 204);
    return outcome === 'not-found' ? refuse(c, NOT_FOUND) : refuse(c, refusalOf('Payment_Not_Cancellable'));
  });

  return app;
};
