import type { Log, PaymentGateway } from '@member-portal/application/ports';
import { errAsync, okAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { eachOnce } from '../http/each-once.ts';
import {
  type CallFailure,
  DEADLINES,
  type HttpClient,
  toReadFailure,
  toRequestFailure,
  unknownValuesOf,
} from '../http/index.ts';
import { wireId, wireNothing, wireText } from '../http/wire.ts';
import { toPaymentMethod, wirePaymentMethodListSchema } from './wire-payment-method.ts';

const METHODS = ['v1', 'payment-methods'] as const;
const SESSIONS = ['v1', 'sessions'] as const;
const FOREIGN_PAGE = { kind: 'unexpected-response', path: 'url' } as const;
const sessionSchema = z.object({ id: wireId, url: wireText });
const deadline = DEADLINES.read;

const toRemovalFailure = (failure: CallFailure) =>
  failure.kind === 'refused-by-status' && failure.status === 409 && failure.reason === 'Method_In_Use'
    ? ({ kind: 'method-in-use' } as const)
    : toReadFailure(failure);

/**
 * The payment gateway over HTTP. A page for card or account numbers must be on the gateway's own origin; any other address
 * is refused. `pageOrigin` is sent to the gateway, which posts its messages only to that origin.
 * @example
 * import { createHttpPaymentGateway } from '@member-portal/client/gateway';
 * import type { HttpClient } from '@member-portal/client/http';
 * import type { Log } from '@member-portal/application/ports';
 * import type { BuyerId } from '@member-portal/domain/buyer';
 * declare const client: HttpClient;
 * declare const log: Log;
 * const gateway = createHttpPaymentGateway(client, log, 'https://gateway.example/', 'https://portal.example');
 * const methods = await gateway.listMethods('buyer-1' as BuyerId);
 */
export const createHttpPaymentGateway = (
  client: HttpClient,
  log: Log,
  gatewayUrl: string,
  pageOrigin: string,
): PaymentGateway => {
  const logForeignPage = (): void =>
    log.write('error', 'call failed', {
      method: 'POST',
      route: SESSIONS.join('/'),
      ...FOREIGN_PAGE,
      expected: 'an address on the gateway’s own origin',
      got: 'another address',
    });

  return {
    listMethods: (buyerId, cancellation) =>
      client
        .call(wirePaymentMethodListSchema, {
          method: 'GET',
          path: METHODS,
          query: { buyerId },
          deadline,
          cancellation,
        })
        .map(({ items }) => {
          const reportUnknown = unknownValuesOf(log, METHODS.join('/'));
          return eachOnce(items).flatMap(
            (item, at) => toPaymentMethod(item, `items.${at}`, reportUnknown) ?? [],
          );
        })
        .mapErr(toRequestFailure),

    removeMethod: (id, cancellation) =>
      client
        .call(wireNothing, { method: 'DELETE', path: [...METHODS, { id }], deadline, cancellation })
        .mapErr(toRemovalFailure),

    openSession: (request, cancellation) =>
      client
        .call(sessionSchema, {
          method: 'POST',
          path: SESSIONS,
          body: { ...request, origin: pageOrigin },
          deadline,
          cancellation,
        })
        .mapErr(toRequestFailure)
        .andThen((session) =>
          URL.canParse(session.url) && new URL(session.url).origin === new URL(gatewayUrl).origin
            ? okAsync(session)
            : errAsync(FOREIGN_PAGE).orTee(logForeignPage),
        ),
  };
};
