import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPeople } from '../../sandbox/index.ts';
import type { Person } from '../../sandbox/people/person.ts';
import { type Belongings, belongingsOf, NOBODY } from './support/belongings.ts';
import { CONTRACT_CALLS, type ContractCall, requestOf, sendCall } from './support/contract-calls.ts';
import { idSlotsOf } from './support/id-slots.ts';
import { refusalOf } from './support/payment-steps.ts';
import { type Sandbox, startSandbox, TEST_KEY } from './support/sandbox.ts';

const isNeeded = ({ tenant, givenName }: Person): boolean =>
  givenName === 'Avery' ? tenant !== 'maple' : givenName === 'Blake' && tenant === 'northwind';

let sandbox: Sandbox;
beforeAll(async () => {
  // Fewer people make every reset quicker.
  sandbox = await startSandbox({ people: demoPeople().filter(isNeeded) });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const avery = () => belongingsOf(sandbox, 'Avery', 'northwind', 'Hearth & Pine');
const blake = () => belongingsOf(sandbox, 'Blake', 'northwind', 'Copper Kettle Kitchens');
const elsewhere = () => belongingsOf(sandbox, 'Avery', 'harbour', 'Lakeside Living');

const NOT_FOUND = { reason: 'Not_Found', message: 'There is no such resource.', metadata: {} };

/** What a call of Avery's names, once all is Avery's own and once with one thing that is not. */
const requestsOf = async (call: ContractCall, own: Belongings) => {
  const body = await call.body?.(own, await sandbox.as('Avery'));
  return {
    own: requestOf(call, body, (slot) => call.slots[slot]?.(own) ?? ''),
    naming: (slot: string, others: Belongings) =>
      requestOf(call, body, (name) => call.slots[name]?.(name === slot ? others : own) ?? ''),
  };
};

/** Everything that money and people are kept in, to see that a refusal changed none of it. */
const booksOf = async (): Promise<string> => {
  const tables = ['buyer', 'contact', 'payment', 'autopay', 'payment_method', 'journal', 'posting'] as const;
  const all = await Promise.all(tables.map((table) => sandbox.db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(all.map((rows) => rows.map((row) => JSON.stringify(row)).sort()));
};

test('the matrix has every call that carries an id, by path, query or body', async () => {
  const visitor = sandbox.visit();
  const documents = [
    (await visitor.call('GET', '/openapi.json')).body,
    (await visitor.gateway('GET', '/openapi.json')).body,
  ];
  const named = CONTRACT_CALLS.flatMap(({ operation, slots }) =>
    Object.keys(slots).map((slot) => `${operation}: ${slot.replace(/\.0(?=\.)/, '[]')}`),
  );
  const carried = documents.flatMap(idSlotsOf);
  expect([...new Set(named)].sort()).toEqual([...carried].sort());
  expect(carried.length).toBeGreaterThan(30);
});

describe.each(CONTRACT_CALLS)('$name ($operation)', (call) => {
  test('works on the caller’s own data', async () => {
    const { own } = await requestsOf(call, await avery());
    const { status } = await sendCall(call, await sandbox.as('Avery'), own);
    // The wallet and autopay refuse for their state; that is past the question of whose it is.
    expect([200, 201, 204, 409]).toContain(status);
  });

  test.each(Object.keys(call.slots))(
    'gives one refusal for what is not the caller’s in its %s',
    async (slot) => {
      const { naming } = await requestsOf(call, await avery());
      const strangers = [await blake(), await elsewhere(), NOBODY];
      const client = await sandbox.as('Avery');
      const expected = call.refusals?.[slot] ?? [404, 'Not_Found'];
      const before = await booksOf();
      const bodies: unknown[] = [];
      for (const others of strangers) {
        const answer = await sendCall(call, client, naming(slot, others));
        if (expected === 'ignored') {
          expect(answer.status).toBe(200);
          break;
        }
        expect(refusalOf(answer)).toEqual(expected);
        // The answer includes the number of guesses; nothing else may differ.
        const { metadata: _attempts, ...said } = answer.body as Record<string, unknown>;
        bodies.push(said);
      }
      if (expected === 'ignored') {
        const contacts = await sandbox.db.selectFrom('contact').selectAll().execute();
        expect(before).toContain(JSON.stringify(JSON.stringify(contacts[0])).slice(1, -1));
        return;
      }
      expect(bodies.every((body) => JSON.stringify(body) === JSON.stringify(bodies[0]))).toBe(true);
      if (expected[0] === 404) {
        const { metadata: _none, ...notFound } = NOT_FOUND;
        expect(bodies[0]).toEqual(notFound);
      }
      expect(await booksOf()).toBe(before);
    },
  );
});

test.each(CONTRACT_CALLS.filter(({ isPublic }) => !isPublic))(
  '$name ($operation) needs a live token of this platform and this lender',
  async (call) => {
    const own = await avery();
    const { own: request } = await requestsOf(call, own);
    const valid = await sandbox.as('Avery');
    const claims = { buyerID: own.buyerId, tenant: 'northwind', auth_time: 0 };
    const seconds = Math.floor(sandbox.now() / 1000);
    const unsigned = [
      { alg: 'none', typ: 'JWT' },
      { ...claims, iat: seconds, exp: seconds + 999 },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const signed = (alg: string, key: Uint8Array, expires: number) =>
      new SignJWT(claims).setProtectedHeader({ alg }).setIssuedAt(0).setExpirationTime(expires).sign(key);
    const live = await sandbox.tokenFor(own.buyerId, 'northwind');
    const [head = '', , tail = ''] = live.split('.');
    const otherBuyer = Buffer.from(
      JSON.stringify({ ...claims, buyerID: NOBODY.buyerId, exp: seconds + 999 }),
    ).toString('base64url');
    const tokens = [
      undefined,
      '',
      'nonsense',
      'x'.repeat(9_000),
      `${unsigned}.`,
      `${unsigned}.AAAA`,
      `${head}.${otherBuyer}.${tail}`,
      // Always a different letter: a fixed one would match one signature in a thousand.
      `${live.slice(0, -2)}${live.at(-2) === 'A' ? 'B' : 'A'}${live.at(-1)}`,
      await sandbox.tokenFor(
        own.buyerId,
        'northwind',
        new TextEncoder().encode('another key that signs like this one'),
      ),
      await signed('HS256', TEST_KEY, 1),
      await signed('HS256', TEST_KEY, seconds),
      // The same key under an algorithm that the platform does not use.
      await signed('HS512', new Uint8Array([...TEST_KEY, ...TEST_KEY]), seconds + 999),
      await new SignJWT({ tenant: 'northwind' })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .sign(TEST_KEY),
    ];
    for (const token of tokens) {
      expect(refusalOf(await sendCall(call, valid.withToken(token), request))).toEqual([
        401,
        'Unauthenticated',
      ]);
    }
    const foreign = await sandbox.tokenFor(own.buyerId, 'harbour');
    const answer = await sendCall(call, valid.withToken(foreign), request);
    if (call.at === 'api') expect(answer.status).toBe(401);
    // The gateway serves every lender, so there a foreign token is live and finds nothing.
    else
      expect([400, 404].includes(answer.status) || JSON.stringify(answer.body) === '{"items":[]}').toBe(true);
  },
);
