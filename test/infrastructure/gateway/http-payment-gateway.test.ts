import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { describe, expect, it } from 'vitest';
import { createHttpPaymentGateway } from '../../../src/infrastructure/client/gateway/http-payment-gateway.ts';
import { AVERY, aSession } from '../../support/builders/a-session.ts';
import { aClient, NOW } from '../../support/infrastructure/a-client.ts';
import { json, loopbackServer } from '../../support/infrastructure/loopback-server.ts';
import { paymentMethodSample } from '../../support/infrastructure/wire-samples.ts';

const METHOD = 'method-1' as PaymentMethodId;
const PAGE = 'https://northwind.example';
const session = aSession(NOW);

const aGateway = async (status: number, body: (origin: string) => unknown) => {
  const server = await loopbackServer((response) => json(response, status, body(server.origin)));
  const { client, log } = aClient(
    { baseUrl: server.origin, echoesXsrf: false },
    { session, cookies: 'XSRF-TOKEN=x' },
  );
  return { server, log, gateway: createHttpPaymentGateway(client, log, server.origin, PAGE) };
};

describe('the payment gateway', () => {
  it('lists the buyer’s methods with the bearer, and without the page’s XSRF token', async () => {
    const { server, gateway } = await aGateway(200, () => ({ items: [paymentMethodSample] }));
    expect((await gateway.listMethods(AVERY))._unsafeUnwrap()).toMatchObject([{ id: METHOD, last4: '4242' }]);
    const [arrived] = server.arrived;
    expect(`${arrived?.url.pathname}${arrived?.url.search}`).toBe('/v1/payment-methods?buyerId=buyer-avery');
    expect(arrived?.headers.authorization).toBe(`Bearer ${session.token}`);
    expect(arrived?.headers).not.toHaveProperty('x-xsrf-token');
  });

  it('lists a method once that a platform lists twice under one id', async () => {
    const items = [paymentMethodSample, { ...paymentMethodSample, id: 'method-2' }, paymentMethodSample];
    const { gateway } = await aGateway(200, () => ({ items }));
    const methods = (await gateway.listMethods(AVERY))._unsafeUnwrap();
    expect(methods.map(({ id }) => id)).toEqual([METHOD, 'method-2']);
  });

  it('leaves out a method of an unknown status or type, keeps the others, and logs the path without the value', async () => {
    const { gateway, log } = await aGateway(200, () => ({
      items: [
        { ...paymentMethodSample, id: 'method-8', status: 'ON_HOLD' },
        { ...paymentMethodSample, id: 'method-9', type: 'CRYPTO_WALLET' },
        { ...paymentMethodSample, id: 'method-10', type: 'toString', status: '' },
        paymentMethodSample,
      ],
    }));
    expect((await gateway.listMethods(AVERY))._unsafeUnwrap()).toMatchObject([
      { id: METHOD, type: paymentMethodSample.type, status: paymentMethodSample.status },
    ]);
    const unknown = (path: string) => ({
      level: 'warn',
      message: 'unknown value',
      fields: { route: 'v1/payment-methods', path },
    });
    expect(log.entries).toEqual(
      ['items.0.status', 'items.1.type', 'items.2.type', 'items.2.status'].map(unknown),
    );
  });

  it.each([
    ['a status that is no text', { status: 7 }, 'status'],
    ['no status', { status: undefined }, 'status'],
    ['a type that is no text', { type: null }, 'type'],
    ['no last digits', { last4: undefined }, 'last4'],
    ['an unreadable expiry', { expires: '04/27' }, 'expires'],
  ])('cannot read a list of which one method has %s', async (_, change, field) => {
    const { gateway } = await aGateway(200, () => ({
      items: [paymentMethodSample, { ...paymentMethodSample, ...change }],
    }));
    expect((await gateway.listMethods(AVERY))._unsafeUnwrapErr()).toEqual({
      kind: 'unexpected-response',
      path: `items.1.${field}`,
    });
  });

  it.each([
    [409, 'Method_In_Use', { kind: 'method-in-use' }],
    [404, 'Not_Found', { kind: 'not-found' }],
    [409, 'Brand_New', { kind: 'bad-request', status: 409, message: 'Request failed with status code 409' }],
  ])('does not remove a method by %i %s', async (status, reason, failure) => {
    const { gateway } = await aGateway(status, () => ({ reason }));
    expect((await gateway.removeMethod(METHOD))._unsafeUnwrapErr()).toEqual(failure);
  });

  const request = { buyerId: AVERY, purpose: 'ADD_METHOD', locale: 'en-us', theme: 'violet' } as const;

  it('opens a page of its own origin for typing numbers', async () => {
    const { server, gateway } = await aGateway(201, (origin) => ({ id: 's', url: `${origin}/hosted/s` }));
    expect((await gateway.openSession(request))._unsafeUnwrap().url).toBe(`${server.origin}/hosted/s`);
    expect(JSON.parse(server.arrived[0]?.body ?? '')).toEqual({ ...request, origin: PAGE });
  });

  it.each(['https://elsewhere.example/hosted/s', 'javascript:alert(1)', '/hosted/s', 'not an address'])(
    'is rejected when it opens %s',
    async (url) => {
      const { gateway, log } = await aGateway(201, () => ({ id: 's', url }));
      expect((await gateway.openSession(request))._unsafeUnwrapErr()).toEqual({
        kind: 'unexpected-response',
        path: 'url',
      });
      expect(log.entries).toMatchObject([
        { message: 'call failed', fields: { route: 'v1/sessions', path: 'url', got: 'another address' } },
      ]);
      expect(JSON.stringify(log.entries)).not.toContain(url);
    },
  );
});
