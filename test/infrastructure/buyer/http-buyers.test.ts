import { describe, expect, it } from 'vitest';
import { createHttpBuyers } from '../../../src/infrastructure/buyer/http-buyers.ts';
import { AVERY } from '../../support/builders/a-session.ts';
import { aClient } from '../../support/infrastructure/a-client.ts';
import { json, loopbackServer } from '../../support/infrastructure/loopback-server.ts';
import { buyerSample } from '../../support/infrastructure/wire-samples.ts';

const someBuyers = async (status: number, body: unknown) => {
  const server = await loopbackServer((response) => json(response, status, body));
  return { server, buyers: createHttpBuyers(aClient({ baseUrl: server.origin }).client) };
};
const aBuyer = async () => {
  const { buyers } = await someBuyers(200, buyerSample);
  return (await buyers.read(AVERY))._unsafeUnwrap();
};

describe('buyers', () => {
  it('are read by their id', async () => {
    const { server, buyers } = await someBuyers(200, buyerSample);
    expect((await buyers.read(AVERY))._unsafeUnwrap().givenName).toBe('Avery');
    expect(server.arrived[0]?.url.pathname).toBe('/api/buyer/buyer-avery');
    expect(server.arrived[0]?.headers).not.toHaveProperty('x-api-version');
  });

  // Proves.
  it('are written whole, with the reference that proves a changed address', async () => {
    const { server, buyers } = await someBuyers(200, { ...buyerSample, version: 4 });
    const written = await buyers.write({ ...(await aBuyer()), languagePreference: 'fr-ca' }, 'reference');
    expect(written._unsafeUnwrap().version).toBe(4);
    const [arrived] = server.arrived;
    expect([arrived?.method, arrived?.url.pathname]).toEqual(['PUT', '/api/buyer/buyer-avery']);
    expect(JSON.parse(arrived?.body ?? '')).toEqual({
      ...buyerSample,
      languagePreference: 'fr-ca',
      verificationReferenceID: 'reference',
    });
  });

  // Proves.
  it('have contacts that are written alone', async () => {
    const { server, buyers } = await someBuyers(200, buyerSample);
    const [contact] = (await aBuyer()).contacts;
    if (!contact) throw new Error('no contact');
    expect((await buyers.writeContact(AVERY, contact)).isOk()).toBe(true);
    expect(server.arrived[0]?.url.pathname).toBe('/api/buyer/buyer-avery/contact/contact-1');
    expect(JSON.parse(server.arrived[0]?.body ?? '')).toEqual(buyerSample.contacts[0]);
  });

  it.each([
    [409, { kind: 'changed-underneath' }],
    [422, { kind: 'refused' }],
    [404, { kind: 'not-found' }],
    [401, { kind: 'session-expired' }],
    [500, { kind: 'bad-response', status: 500, message: 'Request failed with status code 500' }],
  ])('are not written by %i', async (status, failure) => {
    const { buyers } = await someBuyers(status, { reason: 'Why' });
    expect((await buyers.write(await aBuyer()))._unsafeUnwrapErr()).toEqual(failure);
  });
});
