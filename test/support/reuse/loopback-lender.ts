import { createAdaptorServer } from '@hono/node-server';
import type { Platform } from '../../acceptance/language/platform.ts';
import { platformTruth } from '../acceptance/platform-truth.ts';
import { type RunningPlatform, startPlatform, type TenantId } from '../acceptance/running-platform.ts';
import { closeLocally, listenLocally } from '../local-server.ts';
import { tenantNamed } from '../tenant.ts';

/** A lender's platform on the loopback interface, each tenant and the gateway on a port of its own. */
export interface LoopbackLender {
  readonly urlOf: (tenant: TenantId) => string;
  readonly gatewayUrl: () => string;
  readonly truth: (tenant: TenantId) => Platform;
  /** The next payment is booked, and its connection reset before the answer leaves. */
  readonly loseNextPaymentAnswer: () => void;
  /** From the next payment on, which is booked, every connection is reset, until `comesBack`. */
  readonly leaveWithNextPayment: () => void;
  readonly comesBack: () => void;
  /** How many answers never arrived. */
  readonly answersLost: () => number;
  readonly reset: RunningPlatform['reset'];
  readonly close: () => Promise<void>;
}

const PAYMENT = /\/payment-agreement\/[^/]+\/payment$/;
const PLACES = ['northwind', 'maple', 'gateway'] as const;

/** Starts it over a database in memory. Pages are not served, only what a front end without any asks for. */
export const startLoopbackLender = async (): Promise<LoopbackLender> => {
  const running: RunningPlatform = await startPlatform();
  let losesAnswer = false;
  let isGoing = false;
  let isGone = false;
  let answersLost = 0;
  const urls = new Map<string, string>();
  const answer = (place: (typeof PLACES)[number], request: Request): Response | Promise<Response> => {
    if (place === 'gateway') return running.platform.gateway.fetch(request);
    if (new URL(request.url).pathname !== '/config.json') return running.platform.api(place).fetch(request);
    return Response.json(tenantNamed(place, { gatewayurl: urls.get('gateway') }).config);
  };
  const listen = async (place: (typeof PLACES)[number]) => {
    const server = createAdaptorServer({
      fetch: async (request, { outgoing }) => {
        if (isGone) {
          outgoing.destroy();
          return new Response();
        }
        const answered = await answer(place, request);
        const isPayment = request.method === 'POST' && PAYMENT.test(new URL(request.url).pathname);
        if (isPayment && (losesAnswer || isGoing)) {
          losesAnswer = false;
          isGone = isGoing;
          answersLost += 1;
          outgoing.destroy();
        }
        return answered;
      },
    });
    urls.set(place, `http://127.0.0.1:${await listenLocally(server)}`);
    return server;
  };
  const servers = await Promise.all(PLACES.map(listen));

  return {
    urlOf: (tenant) => urls.get(tenant) ?? '',
    gatewayUrl: () => urls.get('gateway') ?? '',
    truth: (tenant) => platformTruth(running, tenant),
    loseNextPaymentAnswer: () => {
      losesAnswer = true;
    },
    leaveWithNextPayment: () => {
      isGoing = true;
    },
    comesBack: () => {
      isGoing = false;
      isGone = false;
    },
    answersLost: () => answersLost,
    reset: running.reset,
    close: async () => {
      await Promise.all(servers.map(closeLocally));
      await running.close();
    },
  };
};
