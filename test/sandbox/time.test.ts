import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { businessDayFrom } from '../../sandbox/calendar/business-day.ts';
import { addDays } from '../../sandbox/calendar/plain-date.ts';
import { daysOf } from '../../sandbox/clock/clock-step.ts';
import { platformClock } from '../../sandbox/clock/platform-clock.ts';
import { activityListSchema } from '../../sandbox/contract/agreement.ts';
import { paymentRequestSchema } from '../../sandbox/contract/payment.ts';
import { demoPeople, demoTenants } from '../../sandbox/index.ts';
import { morePeople } from '../../sandbox/people/more-people.ts';
import {
  agreementsOf,
  loanAt,
  methodOf,
  pay,
  paymentBody,
  readLoan,
  refusalOf,
} from './support/payment-steps.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';
import { expectSoundBooks } from './support/sound-books.ts';

const TODAY = '2026-03-11';
const DAY = 86_400_000;
const BLOCKED = ['Kendall', 'Lennox'];

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({
    people: [...demoPeople(), ...morePeople().filter(({ givenName }) => BLOCKED.includes(givenName))].filter(
      ({ tenant }) => tenant === 'northwind',
    ),
    tenants: demoTenants.filter(({ id }) => id === 'northwind'),
  });
});
const begin = async (): Promise<void> => {
  await sandbox.reset();
  await sandbox.catchUp();
};
beforeEach(begin);
afterAll(() => sandbox.close());

const pass = async (days: number): Promise<void> => {
  sandbox.advance(days * DAY);
  await sandbox.catchUp();
};

const historyOf = async (name: string, loanId: string) => {
  const client = await sandbox.as(name);
  const path = `/api/servicing/payment-agreement/${loanId}/history?limit=200`;
  return (await client.expect(activityListSchema, 'GET', path)).items;
};

const bankReturns = (reason: string) =>
  sandbox.db
    .updateTable('payment_method')
    .set({ returns_with: reason })
    .where('type', '=', 'BANK_ACCOUNT')
    .execute();

/** A payment of 50.00 of today, by a card from which it is returned for want of funds. */
const paidByCardWithoutFunds = async () => {
  const client = await sandbox.as('Avery');
  const loan = await loanAt(client, 'Hearth & Pine');
  const { id: methodId } = await methodOf(client, 'DEBIT_CARD');
  await pay(client, loan.id, { cents: 5_000, payOn: TODAY, methodId });
  await sandbox.db
    .updateTable('payment_method')
    .set({ returns_with: 'INSUFFICIENT_FUNDS' })
    .where('id', '=', methodId)
    .execute();
  return { loan, methodId };
};

describe('an instalment that stays unpaid', () => {
  test('costs one late fee once its grace period has passed, and the loan is delinquent from then on', async () => {
    const loan = await loanAt(await sandbox.as('Blake'), 'Copper Kettle Kitchens');
    expect(loan.subStatus).toBe('GRACE_PERIOD');
    const dueOn = loan.schedule.find(({ status }) => status === 'PAST_DUE')?.dueOn ?? '';
    for (let day = 0; day < 12; day += 1) await pass(1);
    await sandbox.catchUp();
    const after = await readLoan(await sandbox.as('Blake'), loan.id);
    expect(after.subStatus).toBe('DELINQUENT_PAST_DUE');
    expect(after.fees.amount).toBe(1_500);
    const fees = (await historyOf('Blake', loan.id)).filter(({ type }) => type === 'FEE');
    expect(fees.map(({ on }) => on)).toEqual([addDays(dueOn, 16)]);
    await expectSoundBooks(sandbox.db);
  });

  test('costs nothing while a payment for it is in progress', async () => {
    const client = await sandbox.as('Blake');
    const loan = await loanAt(client, 'Copper Kettle Kitchens');
    const { id: methodId } = await methodOf(client, 'BANK_ACCOUNT');
    await pay(client, loan.id, { cents: loan.pastDue.amount, payOn: TODAY, methodId });
    await pass(12);
    expect((await readLoan(await sandbox.as('Blake'), loan.id)).fees.amount).toBe(0);
  });

  test.each(BLOCKED)(
    'costs %s nothing while the account is under review, and interest goes on',
    async (name) => {
      const [{ id } = { id: '' }] = await agreementsOf(await sandbox.as(name));
      const before = await readLoan(await sandbox.as(name), id);
      await pass(60);
      const after = await readLoan(await sandbox.as(name), id);
      expect([after.subStatus, after.fees.amount]).toEqual(['DELINQUENT_PAST_DUE', 0]);
      expect(after.payoff?.breakdown.interest.amount).toBeGreaterThan(
        before.payoff?.breakdown.interest.amount ?? 0,
      );
      expect((await historyOf(name, id)).filter(({ type }) => type === 'FEE')).toEqual([]);
      await expectSoundBooks(sandbox.db);
    },
  );

  test('in the end has the loan charged off, with everything still owed', async () => {
    const loan = await loanAt(await sandbox.as('Blake'), 'Copper Kettle Kitchens');
    const dueOn = loan.schedule.find(({ status }) => status === 'PAST_DUE')?.dueOn ?? '';
    await pass(140);
    const after = await readLoan(await sandbox.as('Blake'), loan.id);
    expect([after.status, after.closedOn]).toEqual(['CHARGED_OFF', addDays(dueOn, 120)]);
    expect(after.balance.amount).toBeGreaterThan(loan.balance.amount);
    await expectSoundBooks(sandbox.db);
  });
});

describe('a loan that is to be charged off', () => {
  test('waits for a payment that is scheduled, which is taken', async () => {
    const { id, schedule } = await loanAt(await sandbox.as('Blake'), 'Copper Kettle Kitchens');
    const dueOn = schedule.find(({ status }) => status === 'PAST_DUE')?.dueOn ?? '';
    const chargedOffOn = addDays(dueOn, 120);
    await pass((Date.parse(chargedOffOn) - Date.parse(TODAY)) / DAY - 3);
    const client = await sandbox.as('Blake');
    const { id: methodId } = await methodOf(client, 'BANK_ACCOUNT');
    const payOn = businessDayFrom(addDays(chargedOffOn, 7), 'US');
    expect((await pay(client, id, { cents: 5_000, payOn, methodId })).status).toBe(201);
    await pass(6);
    const waiting = await readLoan(await sandbox.as('Blake'), id);
    expect([waiting.status, waiting.paymentsInProgress.length]).toEqual(['OUTSTANDING', 1]);
    await pass(14);
    const after = await readLoan(await sandbox.as('Blake'), id);
    expect(after.status).toBe('CHARGED_OFF');
    expect((await historyOf('Blake', id)).find(({ on }) => on === payOn)?.status).toBe('RECEIVED');
    await expectSoundBooks(sandbox.db);
  });
});

describe('a draw that the bank returns', () => {
  test('for want of funds is named, tried again on the day that is told, and then given up', async () => {
    const client = await sandbox.as('Avery');
    const loan = await loanAt(client, 'Hearth & Pine');
    const { id: methodId } = await methodOf(client, 'BANK_ACCOUNT');
    await pay(client, loan.id, { cents: 5_000, payOn: TODAY, methodId });
    await bankReturns('INSUFFICIENT_FUNDS');
    await pass(1);
    const [returned] = await historyOf('Avery', loan.id);
    expect(returned).toMatchObject({ status: 'RETURNED', amount: { amount: 5_000 } });
    expect(returned?.failure).toEqual({ reason: 'INSUFFICIENT_FUNDS', retryOn: '2026-03-19' });
    await pass(7);
    const [again] = await historyOf('Avery', loan.id);
    expect(again).toMatchObject({ on: '2026-03-19', status: 'PENDING', amount: { amount: 5_000 } });
    await pass(30);
    const tries = (await historyOf('Avery', loan.id)).filter(({ amount }) => amount.amount === 5_000);
    expect(tries.map(({ status, failure }) => [status, failure?.retryOn])).toEqual([
      ['RETURNED', undefined],
      ['RETURNED', '2026-03-19'],
    ]);
    const after = await readLoan(await sandbox.as('Avery'), loan.id);
    expect(after.principalBalance).toEqual(loan.principalBalance);
    await expectSoundBooks(sandbox.db);
  });

  test('is tried again when what was to be paid in its place is cancelled', async () => {
    const { loan, methodId } = await paidByCardWithoutFunds();
    await pass(1);
    const buyer = await sandbox.as('Avery');
    const [returned] = await historyOf('Avery', loan.id);
    const bank = await methodOf(buyer, 'BANK_ACCOUNT');
    const path = `/api/servicing/payment-agreement/${loan.id}/payment`;
    const body = await paymentBody(buyer, loan.id, { cents: 6_000, payOn: '2026-03-20', methodId: bank.id });
    const instead = paymentRequestSchema.parse(
      (
        await buyer.call('POST', path, {
          headers: { 'idempotency-key': randomUUID() },
          body: { ...body, retry: 'RETRY', retryOf: returned?.id },
        })
      ).body,
    );
    expect((await buyer.call('DELETE', `${path}/${instead.id}`)).status).toBe(204);
    const remove = await (await sandbox.as('Avery')).gateway('DELETE', `/v1/payment-methods/${methodId}`);
    expect(refusalOf(remove)).toEqual([409, 'Method_In_Use']);
    await pass(7);
    const again = (await historyOf('Avery', loan.id)).find(({ on }) => on === '2026-03-19');
    expect(again).toMatchObject({ status: 'PENDING', amount: { amount: 5_000 } });
  });

  test('is not tried again when the buyer has paid', async () => {
    const client = await sandbox.as('Avery');
    const loan = await loanAt(client, 'Hearth & Pine');
    const { id: methodId } = await methodOf(client, 'BANK_ACCOUNT');
    await pay(client, loan.id, { cents: 5_000, payOn: TODAY, methodId });
    await bankReturns('INSUFFICIENT_FUNDS');
    await pass(1);
    await sandbox.db
      .updateTable('payment')
      .set({
        status: 'COMPLETED',
        activity_status: 'RECEIVED',
        retry_of: (await historyOf('Avery', loan.id))[0]?.id ?? '',
      })
      .where('agreement_id', '=', loan.id)
      .where('activity_status', '=', 'RECEIVED')
      .execute();
    await pass(8);
    const tries = (await historyOf('Avery', loan.id)).filter(({ amount }) => amount.amount === 5_000);
    expect(tries).toHaveLength(1);
  });

  test('keeps its method from being deleted until it has been tried again', async () => {
    const { loan, methodId } = await paidByCardWithoutFunds();
    const remove = async () =>
      (await sandbox.as('Avery')).gateway('DELETE', `/v1/payment-methods/${methodId}`);
    await pass(1);
    expect(refusalOf(await remove())).toEqual([409, 'Method_In_Use']);
    await pass(7);
    expect((await historyOf('Avery', loan.id))[0]).toMatchObject({ on: '2026-03-19', status: 'PENDING' });
    // The second try is in progress.
    expect(refusalOf(await remove())).toEqual([409, 'Method_In_Use']);
    await pass(3);
    expect((await remove()).status).toBe(204);
  });

  test('pauses autopay after the second try, or at once when the account is closed', async () => {
    for (const [reason, days] of [
      ['INSUFFICIENT_FUNDS', 40],
      ['ACCOUNT_CLOSED', 22],
    ] as const) {
      await begin();
      const summary = (await agreementsOf(await sandbox.as('Avery'))).find(({ autopay }) => autopay.enrolled);
      const id = summary?.id ?? '';
      await bankReturns(reason);
      await pass(days);
      const { autopay } = await readLoan(await sandbox.as('Avery'), id);
      expect(autopay).toMatchObject({ enrolled: true, pausedReason: 'PAYMENT_FAILED', drafts: [] });
      const drawn = (await historyOf('Avery', id)).filter(({ status }) => status === 'RETURNED');
      expect(drawn).toHaveLength(reason === 'ACCOUNT_CLOSED' ? 1 : 2);
    }
  });
});

test('all books balance after 200 days, and a second pass over a day changes nothing', async () => {
  for (let step = 0; step < 20; step += 1) await pass(10);
  const count = async () =>
    (await sandbox.db.selectFrom('journal').select(sandbox.db.fn.countAll().as('n')).executeTakeFirst())?.n;
  const before = await count();
  await sandbox.catchUp();
  expect(await count()).toEqual(before);
  await expectSoundBooks(sandbox.db);
});

describe('the clock', () => {
  test('is the same for every process behind one database, and never goes back', async () => {
    const [one, other] = [platformClock(sandbox.db, sandbox.now), platformClock(sandbox.db, sandbox.now)];
    await one.advance(3 * DAY);
    expect(one.now()).toBe(sandbox.now() + 3 * DAY);
    expect(other.now()).toBe(sandbox.now());
    await other.sync();
    expect(other.now()).toBe(one.now());
    await Promise.all([one.advance(DAY), other.advance(DAY)]);
    await one.sync();
    expect(one.now()).toBe(sandbox.now() + 5 * DAY);
    await expect(one.advance(-1)).rejects.toThrow('forward');
  });

  test('knows how far the next due day is', async () => {
    const tenant = demoTenants[0];
    if (!tenant) throw new Error('There are demo tenants.');
    const days = await Promise.all(
      (['now', 'tomorrow', 'next-due', '30-days'] as const).map((step) =>
        daysOf(sandbox.db, tenant, step, sandbox.now()),
      ),
    );
    expect(days).toEqual([0, 1, 5, 30]);
  });
});
