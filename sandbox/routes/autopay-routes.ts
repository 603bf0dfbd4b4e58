import { enrolOperation, turnOffOperation } from '../contract/operations/autopay-operations.ts';
import { autopaySchema } from '../contract/payment.ts';
import { type ApiApp, apiRouter } from '../http/api-app.ts';
import { NOT_FOUND, refuse } from '../http/problem.ts';
import { type Services, todayOf } from '../http/services.ts';
import { enrol, turnOff } from '../payments/autopay.ts';
import { fingerprintOf, runOnce } from '../payments/idempotency.ts';
import { keyedResponse } from '../payments/keyed-response.ts';
import { refusalOf } from '../payments/refusal.ts';
import { autopayOf } from '../servicing/autopay-view.ts';
import { enrolmentsOf } from '../servicing/enrolments.ts';
import { paymentsInProgress, pendingOf } from '../servicing/payment-rows.ts';

/** Enrolment in autopay, its change and its end. */
export const autopayRoutes = (services: Services): ApiApp => {
  const { db, tenant, now } = services;
  const app = apiRouter();

  app.openapi(enrolOperation, async (c) => {
    const owner = { tenant: tenant.id, buyerId: c.get('caller').buyerId };
    const { id } = c.req.valid('param');
    const wish = c.req.valid('json');
    const { disclosure: _consent, ...terms } = wish;
    const outcome = await runOnce(
      db,
      {
        buyerId: owner.buyerId,
        key: c.req.valid('header')['idempotency-key'],
        fingerprint: fingerprintOf('autopay', id, terms),
      },
      now(),
      async (tx) => {
        const result = await enrol(tx, services, owner, id, wish);
        if (result.kind === 'not-found') return { status: 404, body: NOT_FOUND };
        if (result.kind === 'refused') {
          const problem = refusalOf(result.reason);
          return { status: problem.status, body: problem };
        }
        const pending = (await paymentsInProgress(tx, id)).map(pendingOf);
        const enrolments = await enrolmentsOf(tx, id, now());
        return {
          status: 200,
          body: autopayOf(enrolments, result.loan, pending, tenant, todayOf(services)),
        };
      },
    );
    return keyedResponse(c, outcome, (kept) => c.json(autopaySchema.parse(kept), 200));
  });

  app.openapi(turnOffOperation, async (c) => {
    const owner = { tenant: tenant.id, buyerId: c.get('caller').buyerId };
    const { id } = c.req.valid('param');
    const outcome = await db.transaction().execute((tx) => turnOff(tx, services, owner, id));
    if (outcome === 'ended') return c.body(null, 204);
    return outcome === 'not-found' ? refuse(c, NOT_FOUND) : refuse(c, refusalOf('Autopay_Not_Enrolled'));
  });

  return app;
};
