import { z } from '@hono/zod-openapi';
import { getCookie, setCookie } from 'hono/cookie';
import { liftStop } from '../auth/lift-stop.ts';
import { CLOCK_STEPS } from '../clock/clock-step.ts';
import { faultSchema } from '../faults/fault.ts';
import { addFault, removeFaults } from '../faults/fault-store.ts';
import { type ApiApp, apiRouter } from '../http/api-app.ts';
import { formOf } from '../http/form-of.ts';
import { invalidRequest, NOT_FOUND, refuse } from '../http/problem.ts';
import type { Services } from '../http/services.ts';
import { TAP_COOKIE } from '../telemetry/tap-script.ts';
import { clearTelemetry } from '../telemetry/telemetry-store.ts';
import { asideDesk } from './aside-routes.ts';
import { clockPage } from './clock-page.ts';
import { moveClock, setFlag } from './desk-commands.ts';
import { deskGuard } from './desk-guard.ts';
import { DESK_STYLE } from './desk-style.ts';
import { faultsPage } from './faults-page.ts';
import { flagsPage } from './flags-page.ts';
import type { LenderLink } from './lender-link.ts';
import { loanDesk } from './loan-routes.ts';
import { peoplePage } from './people-page.ts';
import { pressOnce, pressSchema } from './press-once.ts';
import { SIGN_IN_SCRIPT, signInPage } from './sign-in-link.ts';
import { telemetryPage } from './telemetry-page.ts';

const flagForm = z.object({ name: z.string().max(80), state: z.enum(['ON', 'OFF', 'DELETED']) });
const clockForm = pressSchema.extend({ step: z.enum(CLOCK_STEPS) });

/** What the front desk of a lender knows beside its database. */
export interface DeskFacts {
  /** What a demo borrower shows, by e-mail address. */
  readonly situations: ReadonlyMap<string, string>;
  /** Every lender of the platform. */
  readonly lenders: readonly LenderLink[];
  /** Every call that a fault can be put on, as `GET /api/buyer/{id}`. */
  readonly operations: readonly string[];
}

/** The front desk of one lender, for developers and testers. */
export const deskRoutes = (services: Services, { situations, lenders, operations }: DeskFacts): ApiApp => {
  const { db, tenant } = services;
  const app = apiRouter();
  app.use('/sandbox', ...deskGuard);
  for (const page of ['sign-in', 'lift', 'loans', 'inbox', 'clock', 'faults', 'flags', 'telemetry']) {
    app.use(`/sandbox/${page}/*`, ...deskGuard);
  }

  app.route('/', loanDesk(services));
  app.route('/', asideDesk(services));
  app.get('/sandbox', async (c) => c.html(await peoplePage(services, situations, lenders, c.req.url)));
  app.get('/sandbox/clock', async (c) => c.html(await clockPage(services, c.req.query('outcome'))));
  app.get('/sandbox/faults', async (c) => c.html(await faultsPage(services, operations)));
  app.get('/sandbox/flags', async (c) => c.html(await flagsPage(services)));
  app.get('/sandbox/telemetry', async (c) =>
    c.html(await telemetryPage(services, getCookie(c, TAP_COOKIE) !== undefined)),
  );
  app.get('/sandbox/desk.css', (c) => c.body(DESK_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/sandbox/sign-in.js', (c) =>
    c.body(SIGN_IN_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );

  app.post('/sandbox/sign-in', async (c) => {
    const page = await signInPage(services, (await formOf(c))['buyer'] ?? '');
    return page ? c.html(page) : refuse(c, NOT_FOUND);
  });
  app.post('/sandbox/lift', async (c) => {
    const isOurs = await liftStop(db, tenant.id, (await formOf(c))['buyer'] ?? '');
    return isOurs ? c.redirect('/sandbox', 303) : refuse(c, NOT_FOUND);
  });
  app.post('/sandbox/clock', async (c) => {
    const form = clockForm.safeParse(await formOf(c));
    if (!form.success) return refuse(c, invalidRequest(['step']));
    const { press, step } = form.data;
    // The clock cannot be moved back: a second click must not move the platform by another month.
    if (await pressOnce(db, tenant.id, press, step)) await moveClock(services, step);
    return c.redirect('/sandbox/clock', 303);
  });
  app.post('/sandbox/faults', async (c) => {
    const form = await formOf(c);
    const { press, endpoint, status, latencyMs, ...others } = form;
    const sent = pressSchema.safeParse({ press });
    if (!sent.success) return refuse(c, invalidRequest(['press']));
    // The page fills both in: each is meant where its kind of trouble was chosen.
    const typed = {
      ...others,
      ...(others['kind'] === 'STATUS' ? { status } : {}),
      ...(others['kind'] === 'LATENCY' ? { latencyMs } : {}),
    };
    const [method, path] = endpoint?.split(' ') ?? [];
    const wish = faultSchema.safeParse(endpoint === undefined ? typed : { ...typed, method, path });
    if (!wish.success) {
      const fields = [...new Set(wish.error.issues.map((issue) => issue.path.join('.')))];
      return c.html(await faultsPage(services, operations, { typed: form, fields }), 422);
    }
    await db.transaction().execute(async (tx) => {
      // Switched on twice, "once" would be twice.
      if (await pressOnce(tx, tenant.id, sent.data.press, wish.data))
        await addFault(tx, tenant.id, wish.data);
    });
    return c.redirect('/sandbox/faults', 303);
  });
  app.post('/sandbox/faults/remove', async (c) => {
    const { id = '', all } = await formOf(c);
    await removeFaults(db, tenant.id, all === undefined ? id : undefined);
    return c.redirect('/sandbox/faults', 303);
  });
  app.post('/sandbox/flags', async (c) => {
    const form = flagForm.safeParse(await formOf(c));
    if (!form.success) return refuse(c, invalidRequest(['state']));
    await setFlag(services, form.data.name, form.data.state);
    return c.redirect('/sandbox/flags', 303);
  });
  app.post('/sandbox/telemetry/listen', async (c) => {
    const isOn = (await formOf(c))['on'] === 'yes';
    setCookie(c, TAP_COOKIE, '1', {
      path: '/',
      sameSite: 'Strict',
      httpOnly: true,
      maxAge: isOn ? 86_400 : 0,
    });
    return c.redirect('/sandbox/telemetry', 303);
  });
  app.post('/sandbox/telemetry/clear', async (c) => {
    await clearTelemetry(db, tenant.id);
    return c.redirect('/sandbox/telemetry', 303);
  });
  return app;
};
