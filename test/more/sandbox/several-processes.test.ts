import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { dateIn } from '../../../sandbox/calendar/zone.ts';
import { type OpenDatabase, openDatabase } from '../../../sandbox/database/open-database.ts';
import { createPlatform, demoTenants } from '../../../sandbox/index.ts';
import { freeFrom, type SandboxProcess, spawnSandbox } from '../../../scripts/lib/sandbox-process.mjs';
import { type Client, clientOf } from '../../sandbox/support/client.ts';
import { newDatabaseUrl, ownDatabase } from '../../sandbox/support/own-database.ts';
import {
  agreementsOf,
  methodOf,
  pay,
  paymentBody,
  readLoan,
  refusalOf,
} from '../../sandbox/support/payment-steps.ts';
import { remoteClient } from '../../sandbox/support/remote-client.ts';
import {
  askForCode,
  codeRequest,
  login,
  newestCode,
  wrongCode,
} from '../../sandbox/support/sign-in-steps.ts';

/** Two sandbox processes behind one database that had no table when both were started at once. */
let one: SandboxProcess;
let other: SandboxProcess;
let database: Awaited<ReturnType<typeof newDatabaseUrl>>;
let opened: OpenDatabase;

beforeAll(async () => {
  database = await newDatabaseUrl('blank');
  const env = { SANDBOX_CONTROL: '1' };
  const first = await freeFrom(6100);
  [one, other] = await Promise.all([
    spawnSandbox({ port: first, databaseUrl: database.url, env }),
    spawnSandbox({ port: await freeFrom(first + 5), databaseUrl: database.url, env }),
  ]);
  opened = await openDatabase({ databaseUrl: database.url });
}, 300_000);
afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop()]);
  await opened?.close();
  await database?.drop();
});

const both = (): readonly [Client, Client] => [remoteClient(one.port), remoteClient(other.port)];

/** Today at northwind. */
const today = (): string => dateIn('America/New_York', Date.now());

const sessionSchema = z.object({ token: z.string(), buyerID: z.string() });

/** Signs in by asking at the one process and answering at the other. */
const signInAcross = async (address: string): Promise<readonly [Client, Client]> => {
  const [here, there] = both();
  const reference = await askForCode(here, address);
  const answer = await login(there, reference, await newestCode(there, address));
  const { token } = sessionSchema.parse(answer.body);
  return [here.withToken(token), there.withToken(token)];
};

test('two processes that start at once on an empty database create its tables and borrowers once', async () => {
  const { count, emails } = await opened.db
    .selectFrom('buyer')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.count<number>('email').distinct().as('emails'),
    ])
    .where('tenant', '=', 'northwind')
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThan(10);
  expect(emails).toBe(count);
});

describe('codes', () => {
  test('that were asked for at one sign in at the other, once', async () => {
    const [here, there] = both();
    const reference = await askForCode(here, 'avery.stone@example.com');
    const code = await newestCode(there, 'avery.stone@example.com');
    const answers = await Promise.all([login(here, reference, code), login(there, reference, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test('are limited across both', async () => {
    const [here, there] = both();
    const send = (client: Client) =>
      client.call('POST', '/api/auth/send-code', { body: codeRequest('nobody.new@example.com') });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => send(index % 2 === 0 ? here : there)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    for (const client of [here, there])
      expect(refusalOf(await send(client))).toEqual([429, 'Too_Many_Unverified_Codes_Sent']);
  });

  test('guessed at both at once are counted together, and lock both', async () => {
    const [here, there] = both();
    const address = 'blake.rivera@example.com';
    const reference = await askForCode(here, address);
    const right = await newestCode(here, address);
    const guesses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        login(index % 2 === 0 ? here : there, reference, wrongCode(right)),
      ),
    );
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([401]));
    const metadata = z.object({ metadata: z.looseObject({ attempts: z.number() }) });
    const attempts = guesses.map(({ body }) => metadata.parse(body).metadata.attempts);
    // Each of the first five saw a different number; tries after the lock no longer counted.
    expect(attempts.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 5, 5, 5, 5, 5]);
    for (const client of [here, there]) expect((await login(client, reference, right)).status).toBe(401);
  });
});

describe('a payment', () => {
  test('sent to both at once under one key is booked once, and both give its answer afterwards', async () => {
    const [here, there] = await signInAcross('dana.whitaker@example.com');
    const loan = (await agreementsOf(here)).find(({ status }) => status === 'OUTSTANDING');
    if (!loan) throw new Error('There is no loan to pay.');
    const { id: methodId } = await methodOf(here, 'BANK_ACCOUNT');
    const order = { cents: 731, payOn: today(), methodId };
    const body = await paymentBody(here, loan.id, order);
    const key = crypto.randomUUID();
    const send = (client: Client, wish: object) =>
      client.call('POST', `/api/servicing/payment-agreement/${loan.id}/payment`, {
        headers: { 'idempotency-key': key },
        body: wish,
      });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => send(index % 2 === 0 ? here : there, body)),
    );
    const made = new Set(
      answers.filter(({ status }) => status === 201).map(({ body }) => JSON.stringify(body)),
    );
    expect(made.size).toBe(1);
    for (const answer of answers.filter(({ status }) => status !== 201))
      expect(refusalOf(answer)).toEqual([409, 'Idempotency_Key_In_Use']);
    for (const client of [here, there]) {
      const again = await send(client, body);
      expect([again.status, JSON.stringify(again.body)]).toEqual([201, [...made][0]]);
      const changed = { ...body, amount: { ...body.amount, amount: 732 } };
      expect(refusalOf(await send(client, changed))).toEqual([422, 'Idempotency_Key_Reused']);
    }
    const rows = await opened.db.selectFrom('payment').select('id').where('request_key', '=', key).execute();
    expect(rows).toHaveLength(1);
  });

  test('of the whole balance, sent to both at once under two keys, is taken once', async () => {
    const [here, there] = await signInAcross('gray.lindqvist@example.com');
    const loan = (await agreementsOf(here)).find(({ status }) => status === 'OUTSTANDING');
    if (!loan) throw new Error('There is no loan to pay.');
    const { id: methodId } = await methodOf(here, 'BANK_ACCOUNT');
    const { payoff } = await readLoan(here, loan.id);
    const order = {
      cents: payoff?.amount.amount ?? 0,
      payOn: today(),
      methodId,
      amountType: 'PAYOFF',
      flow: 'PAY_OFF' as const,
    };
    const answers = await Promise.all([pay(here, loan.id, order), pay(there, loan.id, order)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});

describe('what the front desk changes at one process', () => {
  const now = async (client: Client): Promise<number> => {
    const { body } = await client.call('POST', '/sandbox/control/clock', { body: { step: 'now' } });
    return Date.parse(z.object({ now: z.string() }).parse(body).now);
  };

  test('applies at the other: flags, telemetry, and a fault that happens once', async () => {
    const [here, there] = both();
    const flag = () =>
      there.call('POST', '/api/featureflag/evaluation/flag/autopay', {
        body: { context: { tenantId: 'northwind' } },
      });
    const before = (await flag()).status;
    expect(before).toBe(200);
    await here.call('PUT', '/sandbox/control/flags/autopay', { body: { state: 'DELETED' } });
    expect((await flag()).status).toBe(410);
    await here.call('PUT', '/sandbox/control/flags/autopay', { body: { state: 'ON' } });
    expect((await flag()).status).toBe(before);

    await here.call('POST', '/sandbox/tap', { body: { kind: 'analytics', content: 'seen across' } });
    const seen = await there.call('GET', '/sandbox/control/telemetry');
    expect(JSON.stringify(seen.body)).toContain('seen across');

    await here.call('POST', '/sandbox/control/faults', {
      body: { path: '/api/disclosure/**', kind: 'STATUS', status: 503, times: 1 },
    });
    const asked = await Promise.all(
      [here, there, here, there].map((client) => client.call('GET', '/api/disclosure/static/terms-of-use')),
    );
    expect(asked.filter(({ status }) => status === 503)).toHaveLength(1);
  });

  test('moves the clock of both, and what falls due meanwhile happens once, as behind one process', async () => {
    const [here, there] = both();
    const start = await now(here);
    const alone = await ownDatabase();
    const single = await createPlatform({
      tenants: demoTenants,
      database: alone,
      hasControl: true,
      log: () => undefined,
    });
    // What the tests above have paid has no counterpart in the other database.
    const paidHere = await opened.db
      .selectFrom('payment')
      .select('agreement_id')
      .where('request_key', 'is not', null)
      .execute();
    const step = (client: Client) =>
      client.call('POST', '/sandbox/control/clock', { body: { step: '30-days' } });
    await Promise.all([here, there].map(step));
    for (let moved = 0; moved < 2; moved += 1) await step(clientOf(single, 'northwind', undefined));

    const DAY = 86_400_000;
    for (const client of [here, there]) expect((await now(client)) - start).toBeGreaterThanOrEqual(60 * DAY);
    const booked = async ({ db }: OpenDatabase, without: readonly string[]) => {
      const rows = await db
        .selectFrom('payment')
        .innerJoin('agreement', 'agreement.id', 'payment.agreement_id')
        .innerJoin('buyer', 'buyer.id', 'payment.buyer_id')
        .select([
          'buyer.email',
          'agreement.merchant_name',
          'agreement.balance',
          'agreement.status',
          'payment.activity_type',
          'payment.activity_status',
          'payment.amount',
          'payment.pay_on',
          'payment.principal',
          'payment.interest',
        ])
        .$if(without.length > 0, (query) => query.where('payment.agreement_id', 'not in', [...without]))
        .execute();
      return rows.map((row) => Object.values(row).join(' ')).toSorted();
    };
    const skipped = paidHere.map(({ agreement_id }) => agreement_id);
    const names = await opened.db
      .selectFrom('agreement')
      .innerJoin('buyer', 'buyer.id', 'agreement.buyer_id')
      .select(['buyer.email', 'agreement.merchant_name'])
      .where('agreement.id', 'in', skipped)
      .execute();
    const isSkipped = (line: string): boolean =>
      names.some(({ email, merchant_name }) => line.startsWith(`${email} ${merchant_name} `));
    const expected = (await booked(alone, [])).filter((line) => !isSkipped(line));
    const got = (await booked(opened, skipped)).filter((line) => !isSkipped(line));
    expect(expected.filter((line) => line.includes('AUTOPAY')).length).toBeGreaterThan(20);
    expect(got).toEqual(expected);
    const left = await opened.db.selectFrom('work_item').select('position').execute();
    expect(left).toEqual([]);
    await single.close();
  }, 240_000);
});
