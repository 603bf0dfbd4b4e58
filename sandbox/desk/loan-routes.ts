import { createRoute } from '@hono/zod-openapi';
import { body, problems } from '../contract/responses.ts';
import { type ApiApp, apiRouter } from '../http/api-app.ts';
import { formOf, writableText } from '../http/form-of.ts';
import { invalidRequest, NOT_FOUND, refuse } from '../http/problem.ts';
import type { Services } from '../http/services.ts';
import { lenderActionSchema, takeLenderAction } from '../work/lender-action.ts';
import { loansPage } from './loans-page.ts';
import { pressOnce, pressSchema } from './press-once.ts';

const REFUSED = {
  status: 409,
  reason: 'Action_Not_Possible',
  message: 'The loan or the payment is not in a state for this.',
} as const;

const controlRoute = createRoute({
  tags: ['Control'],
  hide: true,
  method: 'post',
  path: '/sandbox/control/actions',
  request: { body: body(lenderActionSchema) },
  responses: { 204: { description: 'Done.' }, ...problems(400, 404, 409, 415) },
});

/** Chargebacks, refunds and hardship plans for programs. */
export const loanControl = (services: Services): ApiApp => {
  const app = apiRouter();
  app.openapi(controlRoute, async (c) => {
    const outcome = await takeLenderAction(services, c.req.valid('json'));
    if (outcome === 'done') return c.body(null, 204);
    return outcome === 'not-found' ? refuse(c, NOT_FOUND) : refuse(c, REFUSED);
  });
  return app;
};

/** An amount as people type it, `25` or `25.00`, in cents; not a number for anything else. */
const centsOf = (text: string): number =>
  /^\d{1,7}(\.\d\d)?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;

/** The same for people, on a page of the front desk. The front desk's guards have to run before it. */
export const loanDesk = (services: Services): ApiApp => {
  const { db, tenant } = services;
  const app = apiRouter();
  const buyerOf = async (action: { agreementId: string } | { paymentId: string }) => {
    const row =
      'paymentId' in action
        ? await db
            .selectFrom('payment')
            .select('buyer_id')
            .where('id', '=', action.paymentId)
            .where('tenant', '=', tenant.id)
            .executeTakeFirst()
        : await db
            .selectFrom('agreement')
            .select('buyer_id')
            .where('id', '=', action.agreementId)
            .where('tenant', '=', tenant.id)
            .executeTakeFirst();
    return row?.buyer_id;
  };
  app.get('/sandbox/loans', async (c) =>
    c.html(await loansPage(services, writableText(c.req.query('buyer') ?? ''), c.req.query('outcome'))),
  );
  app.post('/sandbox/loans', async (c) => {
    const form = await formOf(c);
    // People type units of a currency, the action has cents.
    const action = lenderActionSchema.safeParse({ ...form, amount: centsOf(form['amount'] ?? '') });
    const sent = pressSchema.safeParse(form);
    if (!action.success || !sent.success) return refuse(c, invalidRequest(['kind']));
    const { data } = action;
    const buyer = await buyerOf(data);
    if (buyer === undefined) return refuse(c, NOT_FOUND);
    const outcome = await takeLenderAction(services, data, (tx) =>
      pressOnce(tx, tenant.id, sent.data.press, data),
    );
    return c.redirect(`/sandbox/loans?${new URLSearchParams({ buyer, outcome })}`, 303);
  });
  return app;
};
