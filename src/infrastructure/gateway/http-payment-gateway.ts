import type { PaymentGateway } from '@member-portal/application/ports';
import { errAsync, okAsync } from 'neverthrow';
import * as z from 'zod/mini';
import {
  type CallFailure,
  DEADLINES,
  type HttpClient,
  toReadFailure,
  toRequestFailure,
} from '../http/index.ts';
import { wireId, wireNothing, wireText } from '../http/wire.ts';
import { toPaymentMethod, wirePaymentMethodListSchema } from './wire-payment-method.ts';

const METHODS = ['v1', 'payment-methods'] as const;
const sessionSchema = z.object({ id: wireId, url: wireText });
const deadline = DEADLINES.read;

const toRemovalFailure = (failure: CallFailure) =>
  failure.kind === 'refused-by-status' && failure.status === 409 && failure.reason === 'Method_In_Use'
    ? ({ kind: 'method-in-use' } as const)
    : toReadFailure(failure);

/**
 * The payment gateway over HTTP. A page that it opens for card or account numbers has to lie on its own origin; anything
 * else is refused, whatever it answers. `pageOrigin` is told to the gateway, which posts its messages to it alone.
 */
export const createHttpPaymentGateway = (
  client: HttpClient,
  gatewayUrl: string,
  pageOrigin: string,
): PaymentGateway => ({
  listMethods: (buyerId, cancellation) =>
    client
      .call(wirePaymentMethodListSchema, {
        method: 'GET',
        path: METHODS,
        query: { buyerId },
        deadline,
        cancellation,
      })
      .map(({ items }) => items.map(toPaymentMethod))
      .mapErr(toRequestFailure),

  removeMethod: (id, cancellation) =>
    client
      .call(wireNothing, { method: 'DELETE', path: [...METHODS, { id }], deadline, cancellation })
      .mapErr(toRemovalFailure),

  openSession: (request, cancellation) =>
    client
      .call(sessionSchema, {
        method: 'POST',
        path: ['v1', 'sessions'],
        body: { ...request, origin: pageOrigin },
        deadline,
        cancellation,
      })
      .mapErr(toRequestFailure)
      .andThen((session) =>
        URL.canParse(session.url) && new URL(session.url).origin === new URL(gatewayUrl).origin
          ? okAsync(session)
          : errAsync({ kind: 'unexpected-response', path: 'url' } as const),
      ),
});
