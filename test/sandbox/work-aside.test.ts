import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { activityListSchema } from '../../sandbox/contract/agreement.ts';
import { demoPeople, demoTenants } from '../../sandbox/index.ts';
import { workFailureOf } from '../../sandbox/work/work-failure.ts';
import { loanAt, methodOf, pay, readLoan } from './support/payment-steps.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';
import { expectSoundBooks } from './support/sound-books.ts';

const TODAY = '2026-03-11';
const MINUTE = 60_000;
const DAY = 86_400_000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({
    people: demoPeople().filter(({ tenant }) => tenant === 'northwind'),
    tenants: demoTenants.filter(({ id }) => id === 'northwind'),
    hasControl: true,
  });
});
beforeEach(async () => {
  await sandbox.reset();
  await sandbox.catchUp();
});
afterAll(() => sandbox.close());

const pass = async (ms: number): Promise<void> => {
  sandbox.advance(ms);
  await sandbox.catchUp();
};

/** Pays an instalment of a borrower's loan by bank account and gives the loan. */
const payAt = async (name: string, merchant: string) => {
  const client = await sandbox.as(name);
  const loan = await loanAt(client, merchant);
  const { id: methodId } = await methodOf(client, 'BANK_ACCOUNT');
  expect((await pay(client, loan.id, { cents: 4_000, payOn: TODAY, methodId })).status).toBe(201);
  return loan;
};

/** A rate that cannot be read: no work of this loan can be done. */
const setRate = (loanId: string, rate: string) =>
  sandbox.db.updateTable('agreement').set({ rate }).where('id', '=', loanId).execute();

const historyOf = async (name: string, loanId: string) => {
  const client = await sandbox.as(name);
  const path = `/api/servicing/payment-agreement/${loanId}/history?limit=200`;
  return (await client.expect(activityListSchema, 'GET', path)).items;
};

const asideSchema = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      work: z.string(),
      attempts: z.int(),
      lastError: z.string(),
      tryAgainAt: z.string().nullable(),
      waiting: z.int(),
    }),
  ),
});
const aside = async () =>
  (await sandbox.visit().expect(asideSchema, 'GET', '/sandbox/control/work-aside')).items;

const pressAgain = (id: number | string) =>
  sandbox.visit().call('POST', '/sandbox/clock/again', { headers: FORM, body: `id=${id}` });

describe('work that cannot be done', () => {
  test('is deferred with its reason, and the work of every other loan goes on', async () => {
    const broken = await payAt('Avery', 'Hearth & Pine');
    const other = await payAt('Blake', 'Copper Kettle Kitchens');
    await setRate(broken.id, 'unknown');
    await pass(3 * DAY);
    expect((await historyOf('Blake', other.id))[0]).toMatchObject({ status: 'RECEIVED', on: TODAY });
    expect((await historyOf('Avery', broken.id))[0]).toMatchObject({ status: 'PENDING', on: TODAY });
    expect(await aside()).toMatchObject([
      {
        work: 'Settle or return a payment',
        attempts: 1,
        waiting: 0,
        lastError: expect.stringMatching(/^SyntaxError: .*unknown/),
      },
    ]);
    expect(sandbox.log.filter((entry) => entry.event === 'error' && entry.route === 'work')).toHaveLength(1);
  });

  test('is tried again later and later, and then only when somebody asks', async () => {
    const loan = await payAt('Avery', 'Hearth & Pine');
    await setRate(loan.id, 'unknown');
    await pass(2 * DAY);
    const attempts = async () => (await aside()).map((one) => one.attempts);
    const seen: unknown[] = [];
    for (const minutes of [0, 1, 4, 1, 29, 1, 179, 1, 24 * 60]) {
      await pass(minutes * MINUTE);
      seen.push(...(await attempts()));
    }
    expect(seen).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5]);
    expect((await aside())[0]?.tryAgainAt).toBeNull();
  });

  test('is shown on the front desk with a button that tries it, and is done as of its own day', async () => {
    const loan = await payAt('Avery', 'Hearth & Pine');
    await setRate(loan.id, 'unknown');
    await pass(5 * DAY);
    const page = async () => String((await sandbox.visit().call('GET', '/sandbox/clock')).body);
    const shown = await page();
    expect(shown).toContain('Settle or return a payment');
    expect(shown).toContain(loan.number);
    const id = /name="id" value="(\d+)"/.exec(shown)?.[1] ?? '';
    const refused = await pressAgain(id);
    expect([refused.status, refused.headers.get('location')]).toEqual([
      303,
      '/sandbox/clock?outcome=refused',
    ]);
    expect(await aside()).toMatchObject([{ attempts: 2 }]);

    await setRate(loan.id, loan.terms.rate);
    const done = await pressAgain(id);
    expect([done.status, done.headers.get('location')]).toEqual([303, '/sandbox/clock?outcome=done']);
    expect(await page()).not.toContain('Put aside');
    expect((await historyOf('Avery', loan.id))[0]).toMatchObject({ status: 'RECEIVED', on: TODAY });
    expect((await readLoan(await sandbox.as('Avery'), loan.id)).terms.accruedThrough).toBe(TODAY);
    await expectSoundBooks(sandbox.db);
    expect((await pressAgain(id)).status).toBe(404);
    expect((await pressAgain('x')).status).toBe(400);
  });

  test('is done automatically once its cause is fixed, whatever else is deferred', async () => {
    const one = await payAt('Avery', 'Hearth & Pine');
    const two = await payAt('Blake', 'Copper Kettle Kitchens');
    for (const { id } of [one, two]) await setRate(id, 'unknown');
    await pass(2 * DAY);
    expect(await aside()).toHaveLength(2);
    await setRate(two.id, two.terms.rate);
    await pass(MINUTE);
    expect((await historyOf('Blake', two.id))[0]).toMatchObject({ status: 'RECEIVED' });
    expect(await aside()).toMatchObject([{ attempts: 2 }]);
  });

  test('is tried by programs as well', async () => {
    const loan = await payAt('Avery', 'Hearth & Pine');
    await setRate(loan.id, 'unknown');
    await pass(2 * DAY);
    const [{ id } = { id: 0 }] = await aside();
    const again = () => sandbox.visit().call('POST', `/sandbox/control/work-aside/${id}/attempts`);
    expect((await again()).status).toBe(409);
    await setRate(loan.id, loan.terms.rate);
    expect((await again()).status).toBe(204);
    expect((await again()).status).toBe(404);
  });

  test('is tried once where several passes run at the same time', async () => {
    const loan = await payAt('Avery', 'Hearth & Pine');
    await setRate(loan.id, 'unknown');
    sandbox.advance(2 * DAY);
    await Promise.all([sandbox.catchUp(), sandbox.catchUp(), sandbox.catchUp()]);
    expect(await aside()).toMatchObject([{ attempts: 1, waiting: 0 }]);
  });
});

test('a loan whose work was deferred ends like any other, with drafts and payments on their own days', async () => {
  /** A loan on autopay, over two due days. */
  const play = async (isBroken: boolean) => {
    await sandbox.reset();
    await sandbox.catchUp();
    const loan = await payAt('Avery', 'Summit Dental Care');
    if (isBroken) await setRate(loan.id, 'unknown');
    await pass(30 * DAY);
    for (let look = 0; look < 3; look += 1) await pass(10 * MINUTE);
    const waiting = await aside();
    await pass(10 * MINUTE);
    if (isBroken) {
      expect(waiting).toMatchObject([{ work: 'Settle or return a payment' }]);
      expect(waiting[0]?.waiting).toBeGreaterThan(0);
      // Looking again and again adds nothing to what waits.
      expect((await aside())[0]?.waiting).toBe(waiting[0]?.waiting);
      expect(await historyOf('Avery', loan.id)).toMatchObject([{ status: 'PENDING' }, {}, {}, {}, {}]);
      await setRate(loan.id, loan.terms.rate);
      expect((await pressAgain(waiting[0]?.id ?? 0)).headers.get('location')).toContain('done');
    }
    await pass(3 * DAY);
    expect(await aside()).toEqual([]);
    await expectSoundBooks(sandbox.db);
    const { balance, schedule, installmentsPaid } = await readLoan(await sandbox.as('Avery'), loan.id);
    const history = (await historyOf('Avery', loan.id)).map(({ type, status, amount, on, allocation }) => ({
      type,
      status,
      amount,
      on,
      allocation,
    }));
    return { balance, schedule, installmentsPaid, history };
  };
  const sound = await play(false);
  expect(sound.history.filter(({ type }) => type === 'AUTOPAY').length).toBeGreaterThan(4);
  expect(await play(true)).toEqual(sound);
});

test.each([
  ['a deadlock', Object.assign(new Error('deadlock detected'), { code: '40P01' }), 'try-at-once'],
  ['a server that stops', Object.assign(new Error('terminating'), { code: '57P01' }), 'database-away'],
  ['a lost connection', new Error('Connection terminated unexpectedly'), 'database-away'],
  ['no server', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'database-away'],
  ['a rule that is broken', Object.assign(new Error('violates'), { code: '23505' }), 'put-aside'],
  ['anything else', new RangeError('no such day'), 'put-aside'],
])('work that throws for %s is classified by its cause', (_name, error, kind) => {
  expect(workFailureOf(error).kind).toBe(kind);
});
