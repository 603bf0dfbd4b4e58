import type { Context } from 'hono';
import { type ApiApp, apiRouter } from '../../http/api-app.ts';
import { formOf } from '../../http/form-of.ts';
import type { GatewayServices } from '../gateway-services.ts';
import type { Typed } from './add-pages.ts';
import type { Markup } from './page.ts';
import { HOSTED_SCRIPT } from './script.ts';
import { inSession } from './session-store.ts';
import { presentPage, STEPS, type Step } from './steps.ts';
import { hostedStyle } from './style.ts';
import { textsOf } from './texts.ts';

const policy = (framedBy: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');

/** The pages in which card and account numbers are typed, on the gateway's own origin. */
export const hostedPages = ({ db, tenants, signingKey, clock }: GatewayServices): ApiApp => {
  const app = apiRouter();

  const show = async (
    c: Context,
    token: string,
    typed: Typed,
    run: (step: Step) => Promise<Markup>,
  ): Promise<Response> => {
    c.header('Referrer-Policy', 'no-referrer');
    const at = clock.now();
    const shown = await inSession(db, token, at, async (tx, session) => {
      const tenant = tenants.find(({ id }) => id === session.tenant);
      if (!tenant) return undefined;
      const step: Step = { tx, session, token, tenant, typed, key: signingKey, at };
      const hasEnded = session.state === 'COMPLETED' || session.state === 'CANCELLED';
      return { origin: session.origin, page: hasEnded ? presentPage(step) : await run(step) };
    });
    c.header('Content-Security-Policy', policy(shown?.origin ?? "'none'"));
    if (shown) return c.html(shown.page);
    return c.text(`${textsOf('en-us').gone}\n${textsOf('fr-ca').gone}\n`, 404);
  };

  app.get('/hosted/script.js', (c) =>
    c.body(HOSTED_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/hosted/style/:file', (c) =>
    c.body(hostedStyle(c.req.param('file').replace(/\.css$/, '')), 200, {
      'Content-Type': 'text/css; charset=utf-8',
    }),
  );
  app.get('/hosted/:token', (c) =>
    show(c, c.req.param('token'), { form: c.req.query('form') ?? '' }, async (step) => presentPage(step)),
  );
  app.post('/hosted/:token/:step', async (c) => {
    const step = Object.hasOwn(STEPS, c.req.param('step')) ? STEPS[c.req.param('step')] : undefined;
    if (!step) return c.notFound();
    return show(c, c.req.param('token'), await formOf(c), async (current) =>
      step.purpose === undefined || step.purpose === current.session.purpose
        ? step.run(current)
        : presentPage(current),
    );
  });
  return app;
};
