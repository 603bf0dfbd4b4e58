import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Route } from 'playwright-core';
import type { PaymentFault } from '../../acceptance/trials/faulty-payments.ts';
import type { PortalServer } from '../../support/acceptance/portal-server.ts';

const PAYMENT = '**/api/servicing/payment-agreement/*/payment';

/** A payment whose page goes arrives a little after that. */
const SLOW_MS = 150;

/** Sends a payment to the platform even if its page is closed, which can be asked only while it is there. */
const carried = async (server: PortalServer, route: Route): Promise<() => Promise<Response>> => {
  const request = route.request();
  const sent = { method: 'POST', headers: await request.allHeaders(), body: request.postData() };
  return () => server.running.fetch('northwind', new URL(request.url()).pathname, sent);
};

/** The next payment of a browser meets a fault. Gives a wait for its having left the page. */
export const nextPaymentMeets = async (
  context: BrowserContext,
  server: PortalServer,
  fault: PaymentFault,
): Promise<() => Promise<void>> => {
  let leaves = (): void => undefined;
  const left = new Promise<void>((resolve) => {
    leaves = resolve;
  });
  const expired = { status: 401, json: { reason: 'Unauthenticated', message: '' } };
  await context.route(
    PAYMENT,
    async (route) => {
      const deliver = await carried(server, route);
      leaves();
      if (fault === 'never-arrives') return route.abort('connectionrefused');
      if (fault === 'refused-401') return route.fulfill(expired);
      if (fault === 'never-answered') await sleep(SLOW_MS);
      await deliver();
      if (fault === 'made-401') return route.fulfill(expired);
      // The page that asked may be gone.
      return route.abort('timedout').catch(() => undefined);
    },
    { times: 1 },
  );
  return () => left;
};
