import { callerAddress, callerNetwork, trustedProxies } from '@member-portal/host';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SmsDestination, smsDestination } from '../../sandbox/auth/sms-destination.ts';
import { problemSchema } from '../../sandbox/contract/wire-values.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';
import { codeRequest, messagesTo } from './support/sign-in-steps.ts';

const MINUTE = 60_000;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({
    sendLimits: { perCaller: 3, perHomeCountry: 6, perOtherCountry: 2 },
    proxies: ['10.0.0.0/8'],
  });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

/** Asks for a code from a client address, as the listening server hands it over. */
const ask = async (address: string, peer?: string, forwardedFor?: string): Promise<Response> =>
  sandbox.handle(
    new Request('http://northwind.localhost/api/auth/send-code', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-app-id': 'northwind-member-portal',
        ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
      },
      body: JSON.stringify(codeRequest(address)),
    }),
    { peer },
  );
const statusOf = async (...asked: Parameters<typeof ask>): Promise<number> => (await ask(...asked)).status;
const stranger = (at: number): string => `someone${at}@example.com`;

describe('asking for codes from one client address', () => {
  test('is stopped after as many unused codes as it may have, whoever they went to, and told until when', async () => {
    for (const at of [1, 2, 3]) expect(await statusOf(stranger(at), '203.0.113.7')).toBe(200);
    sandbox.advance(MINUTE);
    const answer = await ask(stranger(4), '203.0.113.7');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe(String(14 * 60));
    expect(problemSchema.parse(await answer.json()).reason).toBe('Too_Many_Unverified_Codes_Sent');
    expect(await messagesTo(sandbox.visit(), stranger(4))).toEqual([]);
    expect(await statusOf(stranger(4), '203.0.113.8')).toBe(200);
    sandbox.advance(14 * MINUTE);
    expect(await statusOf(stranger(5), '203.0.113.7')).toBe(200);
  });

  test('at once is counted one by one', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) => statusOf(stranger(at), '203.0.113.7')),
    );
    expect(all.filter((status) => status === 200)).toHaveLength(3);
  });

  test('is not evaded by a forged forwarding header', async () => {
    for (const at of [1, 2, 3]) await ask(stranger(at), '203.0.113.7', `198.51.100.${at}`);
    expect(await statusOf(stranger(4), '203.0.113.7', '198.51.100.4')).toBe(429);
  });

  test('behind a proxy is counted by the address that the proxy saw', async () => {
    for (const at of [1, 2, 3]) await ask(stranger(at), '10.0.0.1', `198.51.100.${at}, 203.0.113.7`);
    expect(await statusOf(stranger(4), '10.0.0.1', '192.0.2.1, 203.0.113.7')).toBe(429);
    expect(await statusOf(stranger(4), '10.0.0.1', '203.0.113.8')).toBe(200);
  });
});

describe('codes by SMS', () => {
  test('are limited per country, used or not, and other countries go on', async () => {
    expect(await statusOf('+447700900001', '203.0.113.1')).toBe(200);
    expect(await statusOf('+447700900002', '203.0.113.2')).toBe(200);
    const answer = await ask('+447700900003', '203.0.113.3');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('3600');
    expect(await statusOf('+33612345678', '203.0.113.3')).toBe(200);
    expect(await statusOf('+12025550101', '203.0.113.3')).toBe(200);
    expect(await statusOf(stranger(1), '203.0.113.3')).toBe(200);
    sandbox.advance(60 * MINUTE);
    expect(await statusOf('+447700900003', '203.0.113.3')).toBe(200);
  });

  test.each([
    '+870776123456',
    '+881612345678',
    '+883510012345',
    '+979123456789',
    '+19005550123',
    '+12029765550',
  ])('are not sent to %s, and cost nothing', async (phone) => {
    const answer = await ask(phone);
    expect(answer.status).toBe(422);
    expect(problemSchema.parse(await answer.json()).reason).toBe('Destination_Not_Allowed');
    expect(await messagesTo(sandbox.visit(), phone)).toEqual([]);
  });
});

const COUNTRIES: readonly (readonly [string, SmsDestination])[] = [
  ['+12025550101', { kind: 'country', country: '1' }],
  ['+15145550101', { kind: 'country', country: '1' }],
  ['+18765550101', { kind: 'country', country: '1876' }],
  ['+447700900001', { kind: 'country', country: '44' }],
  ['+353871234567', { kind: 'country', country: '353' }],
  ['+79161234567', { kind: 'country', country: '7' }],
  ['+79541234567', { kind: 'refused' }],
  ['+449012345678', { kind: 'refused' }],
  ['+18005550123', { kind: 'refused' }],
  ['+16005550123', { kind: 'refused' }],
];
test.each(COUNTRIES)('%s leads to %o', (phone, destination) => {
  expect(smsDestination(phone)).toEqual(destination);
});

describe('the address of a caller', () => {
  const proxies = trustedProxies(['10.0.0.0/8', '::1', 'fd00::/8']);
  test.each([
    ['no proxy: what the connection says', '203.0.113.7', undefined, '203.0.113.7'],
    ['IPv4 on a socket for both', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['not a trusted proxy: its word does not count', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['a trusted proxy', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['a chain of trusted proxies', '::1', '6.6.6.6, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['a proxy that adds nothing readable', '10.1.2.3', '198.51.100.1, unknown', '10.1.2.3'],
    ['a proxy that adds nothing', '10.1.2.3', undefined, '10.1.2.3'],
    ['IPv6', '2001:db8:0:7::1', undefined, '2001:db8:0:7::1'],
  ] as const)('%s', (_case, peer, forwardedFor, caller) => {
    expect(callerAddress(peer, forwardedFor, proxies)).toBe(caller);
  });

  test.each([
    ['IPv4', '203.0.113.7', '203.0.113.7'],
    ['IPv6', '2001:db8:0:7::1', '2001:db8:0:7::/64'],
    ['IPv6 in another spelling', '2001:0DB8:0:07:a:b:c:d', '2001:db8:0:7::/64'],
  ] as const)('is counted by its network: %s', (_case, address, network) => {
    expect(callerNetwork(address)).toBe(network);
  });

  test('is unknown within a process, and a wrong proxy is named', () => {
    expect(callerAddress(undefined, '198.51.100.1', proxies)).toBeUndefined();
    expect(() => trustedProxies(['10.0.0.0/33'])).toThrow();
    expect(() => trustedProxies(['proxy.example'])).toThrow('"proxy.example"');
  });
});
