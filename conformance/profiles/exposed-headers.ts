import type { Check } from '../check.ts';
import type { Answer } from '../http/caller.ts';
import { exposes } from '../http/cors.ts';
import { Failed, Skipped } from '../verdict.ts';
import { methodsPath } from './orders.ts';

const mustExpose = (answer: Answer, ...names: readonly string[]): void => {
  const hidden = names.filter((name) => !exposes(answer, name));
  if (hidden.length > 0)
    throw new Failed(...hidden.map((name) => `an answer does not expose the header ${name}`));
};

export const exposedHeaderChecks: readonly Check[] = [
  {
    id: 'read.exposed-headers',
    profile: 'read',
    requirement:
      'A platform on an origin of its own lists Date and Retry-After in Access-Control-Expose-Headers, so that the portal can read them.',
    sees: 'Days and cut-offs by the device’s clock, also where that is wrong; “There were too many requests” without how long to wait.',
    run: async (kit) => {
      const { portalOrigin, api } = kit.target;
      if (portalOrigin === undefined) throw new Skipped('no --origin was given');
      if (portalOrigin === api) throw new Skipped('portal and platform are of one origin');
      const { token, buyerId } = await kit.session();
      const path = `/api/servicing/payment-agreement?buyerId=${buyerId}`;
      const answer = await kit.call({ method: 'GET', path, token, headers: { origin: portalOrigin } });
      mustExpose(answer, 'Date', 'Retry-After');
    },
  },
  {
    id: 'pay.gateway-exposed-headers',
    profile: 'pay',
    requirement:
      'The gateway lists Retry-After in Access-Control-Expose-Headers, so that the portal can read it.',
    sees: '“There were too many requests” without how long to wait, where the gateway limits calls.',
    run: async (kit) => {
      const { portalOrigin } = kit.target;
      if (portalOrigin === undefined) throw new Skipped('no --origin was given');
      const { token, buyerId } = await kit.session();
      const call = {
        method: 'GET',
        path: methodsPath(buyerId),
        token,
        headers: { origin: portalOrigin },
      } as const;
      mustExpose(await kit.call(call, 'gateway'), 'Retry-After');
    },
  },
];
