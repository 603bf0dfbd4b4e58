import { setTimeout as sleep } from 'node:timers/promises';
import type { HeadlessNetwork } from '../../support/acceptance/headless-network.ts';

/** What happens to one payment on its way to the platform and back. */
export type PaymentFault = 'never-arrives' | 'answer-lost' | 'refused-401' | 'made-401' | 'never-answered';

/** A network on which the next payments meet faults, in order, and nothing else does; and which can be away altogether. */
export interface FaultyNetwork extends HeadlessNetwork {
  readonly nextPaymentsMeet: (...faults: readonly PaymentFault[]) => void;
  /** A payment is carried out and its answer lost; no read that follows comes through until the platform is back. */
  readonly goAwayAfterNextPayment: () => void;
}

/** A payment that is in progress when its page goes arrives a little after that. */
const SLOW_MS = 40;

const expired = (): Response => Response.json({ reason: 'Unauthenticated', message: '' }, { status: 401 });

const lost = (): never => {
  throw new TypeError('fetch failed');
};

/** No answer, unless the sender gives up: a closed page receives nothing more, and does nothing more. */
const silence = ({ signal }: Request): Promise<Response> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** Puts faults into the way of payments. */
export const faultyPayments = (network: HeadlessNetwork): FaultyNetwork => {
  const faults: PaymentFault[] = [];
  let goesAway = false;

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request =
      input instanceof Request ? new Request(input, init) : new Request(new URL(input, network.origin), init);
    const isPayment = request.method === 'POST' && request.url.endsWith('/payment');
    if (!isPayment) return network.fetch(request);
    if (goesAway) {
      goesAway = false;
      await network.fetch(request);
      network.cut();
      return lost();
    }
    const fault = faults.shift();
    if (fault === 'never-arrives') return lost();
    if (fault === 'refused-401') return expired();
    // Whoever sent it may be gone by the time that it arrives.
    const sent = new Request(request.clone(), { signal: null });
    if (fault === 'never-answered') {
      void sleep(SLOW_MS).then(() => network.fetch(sent));
      return silence(request);
    }
    const answer = await network.fetch(sent);
    if (fault === 'answer-lost') return lost();
    return fault === 'made-401' ? expired() : answer;
  };

  return {
    ...network,
    fetch,
    nextPaymentsMeet: (...met) => {
      faults.push(...met);
    },
    goAwayAfterNextPayment: () => {
      goesAway = true;
    },
  };
};
