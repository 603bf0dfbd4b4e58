import { z } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { CLOCK_STEPS } from '../clock/clock-step.ts';
import { addFault, faultSchema, removeFaults } from '../faults/fault-store.ts';
import { type ApiApp, apiRouter } from '../http/api-app.ts';
import { formOf } from '../http/form-of.ts';
import { invalidRequest, NOT_FOUND, refuse } from '../http/problem.ts';
import type { Services } from '../http/services.ts';
import { INBOX_STYLE } from '../inbox/inbox-style.ts';
import { moveClock, setFlag } from './desk-commands.ts';
import { DESK_STYLE } from './desk-page.ts';
import { clockPage, faultsPage, flagsPage, peoplePage, telemetryPage } from './desk-pages.ts';
import { loanDesk } from './loan-routes.ts';
import { SIGN_IN_SCRIPT, signInPage } from './sign-in-link.ts';

const flagForm = z.object({ name: z.string().max(80), state: z.enum(['ON', 'OFF', 'DELETED']) });
const clockForm = z.object({ step: z.enum(CLOCK_STEPS) });

/** Nobody else's page may press the buttons of this one. */
const sameOrigin = createMiddleware(async (c, next) => {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  const isOwn = site === undefined ? origin === new URL(c.req.url).origin : site === 'same-origin';
  return c.req.method === 'GET' || c.req.method === 'HEAD' || isOwn ? next() : refuse(c, NOT_FOUND);
});

/** The front desk of one lender, for developers and testers. */
export const deskRoutes = (services: Services, situations: ReadonlyMap<string, string>): ApiApp => {
  const { db, tenant } = services;
  const app = apiRouter();
  const guard = [
    sameOrigin,
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      referrerPolicy: 'same-origin',
      strictTransportSecurity: false,
    }),
  ] as const;
  for (const page of [
    '',
    '/clock',
    '/faults',
    '/faults/remove',
    '/flags',
    '/telemetry',
    '/sign-in',
    '/loans',
  ]) {
    app.use(`/sandbox${page}`, ...guard);
  }

  app.route('/', loanDesk(services));
  app.get('/sandbox', async (c) => c.html(await peoplePage(services, situations)));
  app.get('/sandbox/clock', (c) => c.html(clockPage(services)));
  app.get('/sandbox/faults', async (c) => c.html(await faultsPage(services, false)));
  app.get('/sandbox/flags', async (c) => c.html(await flagsPage(services)));
  app.get('/sandbox/telemetry', async (c) => c.html(await telemetryPage(services)));
  app.get('/sandbox/desk.css', (c) =>
    c.body(INBOX_STYLE + DESK_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get('/sandbox/sign-in.js', (c) =>
    c.body(SIGN_IN_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );

  app.post('/sandbox/sign-in', async (c) => {
    const page = await signInPage(services, (await formOf(c))['buyer'] ?? '');
    return page ? c.html(page) : refuse(c, NOT_FOUND);
  });
  app.post('/sandbox/clock', async (c) => {
    const form = clockForm.safeParse(await formOf(c));
    if (!form.success) return refuse(c, invalidRequest(['step']));
    await moveClock(services, form.data.step);
    return c.redirect('/sandbox/clock', 303);
  });
  app.post('/sandbox/faults', async (c) => {
    const form = faultSchema.safeParse(await formOf(c));
    if (!form.success) return c.html(await faultsPage(services, true), 422);
    await addFault(db, tenant.id, form.data);
    return c.redirect('/sandbox/faults', 303);
  });
  app.post('/sandbox/faults/remove', async (c) => {
    await removeFaults(db, tenant.id, (await formOf(c))['id'] ?? '');
    return c.redirect('/sandbox/faults', 303);
  });
  app.post('/sandbox/flags', async (c) => {
    const form = flagForm.safeParse(await formOf(c));
    if (!form.success) return refuse(c, invalidRequest(['state']));
    await setFlag(services, form.data.name, form.data.state);
    return c.redirect('/sandbox/flags', 303);
  });
  return app;
};
