import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AgreementWire, activityListSchema } from '../../sandbox/contract/agreement.ts';
import { autopaySchema } from '../../sandbox/contract/payment.ts';
import { demoPeople } from '../../sandbox/index.ts';
import type { Client } from './support/client.ts';
import {
  loanAt,
  methodOf,
  namedByEnrolment,
  pay,
  prepare,
  readLoan,
  refusalOf,
} from './support/payment-steps.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';

const TODAY = '2026-03-11';
const DAY = 86_400_000;

let sandbox: Sandbox;
let avery: Awaited<ReturnType<Sandbox['as']>>;
let loan: AgreementWire;
let bank: string;
beforeAll(async () => {
  // Fewer people make every reset quicker.
  sandbox = await startSandbox({ people: demoPeople().filter(({ tenant }) => tenant === 'northwind') });
});
beforeEach(async () => {
  await sandbox.reset();
  avery = await sandbox.as('Avery');
  loan = await loanAt(avery, 'Hearth & Pine');
  bank = (await methodOf(avery, 'BANK_ACCOUNT')).id;
});
afterAll(() => sandbox.close());

const autopayPath = (id: string) => `/api/servicing/payment-agreement/${id}/autopay`;

/** Sends an enrolment under a consent to what it says, or to other parameters. */
const enrol = async (client: Client, id: string, more: object = {}, consented?: object) => {
  const wish = {
    channel: 'WEB',
    flow: 'AUTOPAY_ENROLL',
    paymentMethodId: bank,
    amountType: 'INSTALLMENT',
    amountRule: 'VARYING',
    frequency: 'MONTHLY',
    startOn: TODAY,
    ...more,
  };
  const { id: documentId } = await prepare(client, id, 'auto-enroll', consented ?? namedByEnrolment(wish));
  return client.call('POST', autopayPath(id), {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      disclosure: { type: 'AUTOPAY_ENROLLMENT', documentId, acceptedAt: '2026-03-11T16:00:00Z' },
      ...wish,
    },
  });
};

/** Lets a number of days pass, each with its work. */
const pass = async (days: number): Promise<void> => {
  sandbox.advance(days * DAY);
  await sandbox.catchUp();
};

describe('autopay', () => {
  test('once enrolled tells what it will draw, and draws it on the due day', async () => {
    const answer = await enrol(avery, loan.id);
    expect(answer.status).toBe(200);
    const { drafts } = autopaySchema.parse(answer.body);
    expect(drafts[0]).toMatchObject({ on: loan.nextPayment?.dueOn, amount: loan.nextPayment?.amount });
    await pass(9);
    const client = await sandbox.as('Avery');
    const [draft] = (await readLoan(client, loan.id)).paymentsInProgress;
    expect(draft).toMatchObject({ payOn: drafts[0]?.on, amount: drafts[0]?.amount, status: 'PENDING' });
    await sandbox.catchUp();
    await pass(5);
    const after = await readLoan(await sandbox.as('Avery'), loan.id);
    expect(after.installmentsPaid).toBe(loan.installmentsPaid + 1);
    expect(after.paymentsInProgress).toEqual([]);
  });

  test.each([
    ['everything', { amountType: 'OUTSTANDING_BALANCE' }, 1],
    ['most of it', { amountType: 'OTHER', amount: { amount: 100_000, currency: 'USD' } }, 2],
  ])('tells of drafts that take %s exactly what it then draws', async (_, wish, count) => {
    await enrol(avery, loan.id, { ...wish, amountRule: 'FIXED' });
    const told = (await readLoan(avery, loan.id)).autopay.drafts;
    expect(told).toHaveLength(count);
    for (let days = 0; days < 20; days += 1) await pass(1);
    const client = await sandbox.as('Avery');
    const path = `/api/servicing/payment-agreement/${loan.id}/history?type=AUTOPAY`;
    const { items } = await client.expect(activityListSchema, 'GET', path);
    const drawn = items.map(({ on, amount }) => ({ on, amount }));
    expect(drawn).toEqual(told.slice(0, 1).map(({ on, amount }) => ({ on, amount })));
    expect((await readLoan(client, loan.id)).autopay.drafts).toEqual(told.slice(1));
  });

  test.each(['FRAUDULENT', 'DECEASED'])(
    'draws nothing while the borrower is %s, and goes on afterwards',
    async (status) => {
      await enrol(avery, loan.id);
      const stand = (as: string) =>
        sandbox.db.updateTable('buyer').set({ status: as }).where('id', '=', avery.buyerId).execute();
      await stand(status);
      expect((await readLoan(avery, loan.id)).autopay).toMatchObject({
        enrolled: true,
        pausedReason: 'ACCOUNT_ON_HOLD',
        drafts: [],
      });
      const path = `/api/servicing/payment-agreement/${loan.id}/history?type=AUTOPAY`;
      const drawn = async () =>
        (await (await sandbox.as('Avery')).expect(activityListSchema, 'GET', path)).items.length;
      await pass(44);
      expect(await drawn()).toBe(0);
      await stand('ACTIVE');
      expect((await readLoan(await sandbox.as('Avery'), loan.id)).autopay.drafts.length).toBeGreaterThan(0);
      await pass(30);
      expect(await drawn()).toBe(1);
    },
  );

  test.each([
    ['FRAUDULENT', 0],
    ['ACTIVE', 1],
  ])(
    'costs no late fee where a hold kept the platform from drawing, however soon it ended (%s: %i)',
    async (status, fees) => {
      await enrol(avery, loan.id);
      const stand = (as: string) =>
        sandbox.db.updateTable('buyer').set({ status: as }).where('id', '=', avery.buyerId).execute();
      // Where the account is not on hold, the bank has nothing to draw instead.
      await sandbox.db
        .updateTable('payment_method')
        .set({ returns_with: 'INSUFFICIENT_FUNDS' })
        .where('id', '=', bank)
        .execute();
      await stand(status);
      await sandbox.catchUp();
      await pass(12);
      await stand('ACTIVE');
      await pass(18);
      const after = await readLoan(await sandbox.as('Avery'), loan.id);
      expect(after.pastDue.amount).toBeGreaterThan(0);
      expect(after.fees.amount).toBe(fees * 1_500);
    },
  );

  test('tries a returned draft not again while the account is on hold', async () => {
    await enrol(avery, loan.id);
    await sandbox.db
      .updateTable('payment_method')
      .set({ returns_with: 'INSUFFICIENT_FUNDS' })
      .where('id', '=', bank)
      .execute();
    const path = `/api/servicing/payment-agreement/${loan.id}/history?type=AUTOPAY`;
    const drafts = async () =>
      (await (await sandbox.as('Avery')).expect(activityListSchema, 'GET', path)).items;
    await pass(9);
    await pass(5);
    const [returned] = await drafts();
    expect(returned?.failure?.retryOn).toBeDefined();
    await sandbox.db
      .updateTable('buyer')
      .set({ status: 'DECEASED' })
      .where('id', '=', avery.buyerId)
      .execute();
    await pass(15);
    expect(await drafts()).toHaveLength(1);
  });

  test('makes up for every day that the platform was away, once', async () => {
    await enrol(avery, loan.id);
    await sandbox.catchUp();
    await pass(100);
    await sandbox.catchUp();
    const client = await sandbox.as('Avery');
    const path = `/api/servicing/payment-agreement/${loan.id}/history?type=AUTOPAY`;
    const { items } = await client.expect(activityListSchema, 'GET', path);
    const due = loan.schedule
      .filter(({ dueOn }) => dueOn > TODAY && dueOn <= '2026-06-18')
      .map(({ dueOn }) => dueOn);
    expect(items).toHaveLength(due.length);
    expect((await readLoan(client, loan.id)).pastDue.amount).toBe(0);
  });

  test('draws only what a payment has left of the instalment', async () => {
    await enrol(avery, loan.id);
    const cents = (loan.nextPayment?.amount.amount ?? 0) - 1_000;
    await pay(avery, loan.id, { cents, payOn: TODAY, methodId: bank });
    const { autopay } = await readLoan(avery, loan.id);
    expect(autopay.drafts[0]?.amount.amount).toBe(1_000);
  });

  test('keeps a waiver of notice through a change that says nothing of it', async () => {
    await enrol(avery, loan.id, { preNotificationWaived: true });
    expect((await enrol(avery, loan.id, { flow: 'MANAGE_AUTOPAY' })).status).toBe(200);
    const kept = await sandbox.db
      .selectFrom('autopay')
      .select('notice_waived')
      .where('agreement_id', '=', loan.id)
      .execute();
    expect(kept).toEqual([{ notice_waived: true }, { notice_waived: true }]);
  });

  test('is refused twice, for a closed loan, an unknown method, a day that passed and without its document', async () => {
    expect((await enrol(avery, loan.id)).status).toBe(200);
    expect(refusalOf(await enrol(avery, loan.id))).toEqual([409, 'Autopay_Already_Enrolled']);
    const closed = await loanAt(avery, 'Trailhead Cycles');
    expect(refusalOf(await enrol(avery, closed.id))).toEqual([409, 'Agreement_Closed']);
    const change = { flow: 'MANAGE_AUTOPAY' };
    const named = namedByEnrolment({ paymentMethodId: bank, amountType: 'INSTALLMENT', startOn: TODAY });
    expect(refusalOf(await enrol(avery, loan.id, { ...change, paymentMethodId: 'none' }, named))).toEqual([
      422,
      'Method_Not_Usable',
    ]);
    expect(refusalOf(await enrol(avery, loan.id, { ...change, startOn: '2026-03-10' }))).toEqual([
      422,
      'Payment_Date_Not_Allowed',
    ]);
    const later = new Date(sandbox.now() + 25 * 3_600_000).toISOString();
    const { id: prepared } = await prepare(avery, loan.id, 'auto-enroll', named);
    const tooSoon = { type: 'AUTOPAY_ENROLLMENT', documentId: prepared, acceptedAt: later };
    expect(refusalOf(await enrol(avery, loan.id, { ...change, disclosure: tooSoon }))).toEqual([
      422,
      'Disclosure_Not_Accepted',
    ]);
    const { id: documentId } = await prepare(avery, loan.id, 'one-time');
    const disclosure = { type: 'AUTOPAY_ENROLLMENT', documentId, acceptedAt: '2026-03-11T16:00:00Z' };
    expect(refusalOf(await enrol(avery, loan.id, { ...change, disclosure }))).toEqual([
      422,
      'Disclosure_Not_Accepted',
    ]);
  });

  const own = { amountType: 'OTHER', amount: { amount: 30_000, currency: 'USD' }, amountRule: 'FIXED' };
  test.each([
    ['another amount type', {}, { amountType: 'OUTSTANDING_BALANCE' }],
    ['no amount type', {}, { amountType: undefined }],
    ['a later start', {}, { startOn: '2026-03-12' }],
    ['no start', {}, { startOn: undefined }],
    ['no method', {}, { paymentMethodId: undefined }],
    ['another amount', own, { amount: 29_999 }],
    ['no amount', own, { amount: undefined }],
    ['a waiver that was not ordered', {}, { preNotificationWaived: true }],
    [
      'no waiver where one was ordered',
      { preNotificationWaived: true },
      { preNotificationWaived: undefined },
    ],
  ])('is not turned on under a consent to %s', async (_, more, change) => {
    const wish = { paymentMethodId: bank, amountType: 'INSTALLMENT', startOn: TODAY, ...more };
    const consented = { ...namedByEnrolment(wish), ...change };
    expect(refusalOf(await enrol(avery, loan.id, more, consented))).toEqual([422, 'Disclosure_Not_Accepted']);
    expect((await readLoan(avery, loan.id)).autopay.enrolled).toBe(false);
  });

  test('is turned on under a consent that says that no notice was waived, or nothing of it', async () => {
    expect((await enrol(avery, loan.id, { preNotificationWaived: false })).status).toBe(200);
    const named = namedByEnrolment({ paymentMethodId: bank, amountType: 'INSTALLMENT', startOn: TODAY });
    const change = { flow: 'MANAGE_AUTOPAY' };
    const consented = { ...named, preNotificationWaived: false };
    expect((await enrol(avery, loan.id, change, consented)).status).toBe(200);
  });

  test('is changed to another method and amount, and keeps since when it runs', async () => {
    await enrol(avery, loan.id);
    const { id: card } = await methodOf(avery, 'DEBIT_CARD');
    const amount = { amount: 30_000, currency: 'USD' };
    const change = {
      flow: 'MANAGE_AUTOPAY',
      paymentMethodId: card,
      amountType: 'OTHER',
      amount,
      amountRule: 'FIXED',
    };
    const changed = autopaySchema.parse((await enrol(avery, loan.id, change)).body);
    expect(changed).toMatchObject({ paymentMethodId: card, amount, since: TODAY });
    expect(changed.drafts[0]?.amount).toEqual(amount);
    const other = await loanAt(avery, 'Loomwork');
    expect(refusalOf(await enrol(avery, other.id, { ...change, frequency: 'BIWEEKLY' }))).toEqual([
      409,
      'Autopay_Not_Enrolled',
    ]);
  });

  test('once turned off draws nothing more, and cannot be turned off again', async () => {
    await enrol(avery, loan.id);
    expect((await avery.call('DELETE', autopayPath(loan.id))).status).toBe(204);
    expect((await readLoan(avery, loan.id)).autopay).toEqual({ enrolled: false, drafts: [] });
    expect(refusalOf(await avery.call('DELETE', autopayPath(loan.id)))).toEqual([
      409,
      'Autopay_Not_Enrolled',
    ]);
    await pass(12);
    expect((await readLoan(await sandbox.as('Avery'), loan.id)).paymentsInProgress).toEqual([]);
  });

  const drawn = async () => {
    const path = `/api/servicing/payment-agreement/${loan.id}/history?type=AUTOPAY`;
    const { items } = await (await sandbox.as('Avery')).expect(activityListSchema, 'GET', path);
    return items
      .filter(({ on }) => on >= TODAY)
      .map(({ on, amount, method }) => [on, amount.amount, method?.type])
      .reverse();
  };
  const instalment = (): number => loan.nextPayment?.amount.amount ?? 0;
  const MORE = 1_000;
  const [FIRST, SECOND] = ['2026-03-20', '2026-04-20'];
  const toCard = async (client: Client) => ({
    flow: 'MANAGE_AUTOPAY',
    paymentMethodId: (await methodOf(client, 'DEBIT_CARD')).id,
    amountType: 'OTHER',
    amount: { amount: instalment() + MORE, currency: 'USD' },
    amountRule: 'FIXED',
  });

  test.each([
    ['all of its instalment', 0, []],
    ['a part of its instalment', MORE, [[FIRST, MORE, 'BANK_ACCOUNT']]],
  ] as const)(
    'draws only what a payment of the same day leaves, where that pays %s',
    async (_what, left, drafts) => {
      await enrol(avery, loan.id);
      await pay(avery, loan.id, { cents: instalment() - left, payOn: FIRST, methodId: bank });
      await pass(9);
      expect(await drawn()).toEqual(drafts);
    },
  );

  test.each([
    // The first draft can be changed through the third business day before it, a Tuesday.
    ['on the last day for it', 6, MORE, 'DEBIT_CARD'],
    ['a day too late', 7, 0, 'BANK_ACCOUNT'],
  ] as const)(
    'changed %s draws accordingly, and from then on as changed',
    async (_when, days, more, method) => {
      await enrol(avery, loan.id);
      await pass(days);
      const client = await sandbox.as('Avery');
      const startOn = loan.nextPayment?.dueOn;
      const changed = await enrol(client, loan.id, { ...(await toCard(client)), startOn });
      const { drafts } = autopaySchema.parse(changed.body);
      expect(drafts.slice(0, 2).map((draft) => [draft.on, draft.amount.amount])).toEqual([
        [FIRST, instalment() + more],
        [SECOND, instalment() + MORE],
      ]);
      await pass(45);
      expect(await drawn()).toEqual([
        [FIRST, instalment() + more, method],
        [SECOND, instalment() + MORE, 'DEBIT_CARD'],
      ]);
    },
  );

  test('goes on with the new method when the late draft on the old one comes back', async () => {
    await enrol(avery, loan.id);
    await pass(7);
    const client = await sandbox.as('Avery');
    await enrol(client, loan.id, { ...(await toCard(client)), startOn: loan.nextPayment?.dueOn });
    await sandbox.db
      .updateTable('payment_method')
      .set({ returns_with: 'ACCOUNT_CLOSED' })
      .where('id', '=', bank)
      .execute();
    await pass(45);
    expect((await drawn()).map(([on, , type]) => [on, type])).toEqual([
      [FIRST, 'BANK_ACCOUNT'],
      [SECOND, 'DEBIT_CARD'],
    ]);
    const { autopay } = await readLoan(await sandbox.as('Avery'), loan.id);
    expect(autopay.pausedReason).toBeUndefined();
  });

  test('turned off too late for a draft says that it is still to come, draws it and nothing after', async () => {
    await enrol(avery, loan.id);
    await pass(7);
    const client = await sandbox.as('Avery');
    expect((await client.call('DELETE', autopayPath(loan.id))).status).toBe(204);
    const { autopay } = await readLoan(client, loan.id);
    expect(autopay.enrolled).toBe(false);
    expect(autopay.drafts.map(({ on }) => on)).toEqual([FIRST]);
    await pass(45);
    expect(await drawn()).toEqual([[FIRST, instalment(), 'BANK_ACCOUNT']]);
    expect((await readLoan(await sandbox.as('Avery'), loan.id)).autopay.drafts).toEqual([]);
  });

  test.each([
    ['turned off', async (client: Client) => client.call('DELETE', autopayPath(loan.id))],
    [
      'changed to another method',
      async (client: Client) =>
        enrol(client, loan.id, { ...(await toCard(client)), startOn: loan.nextPayment?.dueOn }),
    ],
  ] as const)(
    '%s too late for a draft keeps the method that it is drawn on until it has settled',
    async (_name, change) => {
      await enrol(avery, loan.id);
      const remove = async () => (await sandbox.as('Avery')).gateway('DELETE', `/v1/payment-methods/${bank}`);
      // What else draws on it is not what this is about.
      const other = await loanAt(avery, 'Summit Dental Care');
      expect((await avery.call('DELETE', autopayPath(other.id))).status).toBe(204);
      await pass(7);
      expect((await change(await sandbox.as('Avery'))).status).toBeLessThan(300);
      expect(refusalOf(await remove())).toEqual([409, 'Method_In_Use']);
      await pass(2);
      expect((await drawn()).map(([on]) => on)).toEqual([FIRST]);
      expect(refusalOf(await remove())).toEqual([409, 'Method_In_Use']);
      await pass(5);
      expect((await remove()).status).toBe(204);
    },
  );

  test('turned off in time for its next draft releases its method', async () => {
    await enrol(avery, loan.id);
    const other = await loanAt(avery, 'Summit Dental Care');
    for (const { id } of [loan, other])
      expect((await avery.call('DELETE', autopayPath(id))).status).toBe(204);
    expect((await avery.gateway('DELETE', `/v1/payment-methods/${bank}`)).status).toBe(204);
  });

  test('keeps its method from being deleted', async () => {
    await enrol(avery, loan.id);
    expect(refusalOf(await avery.gateway('DELETE', `/v1/payment-methods/${bank}`))).toEqual([
      409,
      'Method_In_Use',
    ]);
    const { id: card } = await methodOf(avery, 'DEBIT_CARD');
    expect((await avery.gateway('DELETE', `/v1/payment-methods/${card}`)).status).toBe(204);
    expect((await avery.gateway('DELETE', `/v1/payment-methods/${card}`)).status).toBe(404);
  });
});
