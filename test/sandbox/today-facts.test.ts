import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../sandbox/calendar/plain-date.ts';
import { activityListSchema, agreementListSchema } from '../../sandbox/contract/agreement.ts';
import { demoPeople, demoTenants } from '../../sandbox/index.ts';
import { morePeople } from '../../sandbox/people/more-people.ts';
import { agreementsOf, loanAt, methodOf, pay, readLoan } from './support/payment-steps.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';

const TODAY = '2026-03-11';
const DAY = 86_400_000;
const PATH = '/api/servicing/payment-agreement';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({
    people: [...demoPeople(), ...morePeople()].filter(({ tenant }) => tenant === 'northwind'),
    tenants: demoTenants.filter(({ id }) => id === 'northwind'),
  });
});
beforeEach(async () => {
  await sandbox.reset();
  await sandbox.catchUp();
});
afterAll(() => sandbox.close());

const pass = async (days: number): Promise<void> => {
  sandbox.advance(days * DAY);
  await sandbox.catchUp();
};

const summaryAt = async (name: string, merchant: string) => {
  const found = (await agreementsOf(await sandbox.as(name))).find((one) => one.merchant.name === merchant);
  if (!found) throw new Error(`No loan at ${merchant}.`);
  return found;
};

describe('the next draft of a loan on autopay', () => {
  test('is the first of its drafts, with the account that it is taken from', async () => {
    const dental = await summaryAt('Avery', 'Summit Dental Care');
    const { autopay } = await readLoan(await sandbox.as('Avery'), dental.id);
    const [first] = autopay.drafts;
    expect(dental.nextDraft).toEqual({
      ...first,
      method: { type: 'BANK_ACCOUNT', bankName: 'Granite Valley Bank', last4: '4417' },
    });
    expect(await summaryAt('Avery', 'Hearth & Pine')).not.toHaveProperty('nextDraft');
  });

  test('is still told after autopay was turned off too late for it', async () => {
    const dental = await summaryAt('Avery', 'Summit Dental Care');
    await pass(16);
    const client = await sandbox.as('Avery');
    expect((await client.call('DELETE', `${PATH}/${dental.id}/autopay`)).status).toBe(204);
    const after = await summaryAt('Avery', 'Summit Dental Care');
    expect(after.autopay.enrolled).toBe(false);
    expect(after.nextDraft).toEqual(dental.nextDraft);
  });

  test('is told until its day, also after a due day on a weekend', async () => {
    const dental = await summaryAt('Avery', 'Summit Dental Care');
    expect([dental.nextPayment?.dueOn, dental.nextDraft?.on]).toEqual(['2026-03-28', '2026-03-30']);
    await pass(18);
    const sunday = await summaryAt('Avery', 'Summit Dental Care');
    expect(sunday.pastDueSince).toBe('2026-03-28');
    expect(sunday.nextDraft).toEqual(dental.nextDraft);
    const { autopay } = await readLoan(await sandbox.as('Avery'), dental.id);
    expect(autopay.drafts[0]).toMatchObject({ on: '2026-03-30', amount: dental.nextDraft?.amount });
    await pass(1);
    expect((await summaryAt('Avery', 'Summit Dental Care')).nextDraft?.on).toBe('2026-04-28');
  });

  test('is none while the account is on hold', async () => {
    await sandbox.db.updateTable('buyer').set({ status: 'FRAUDULENT' }).execute();
    expect(await summaryAt('Avery', 'Summit Dental Care')).not.toHaveProperty('nextDraft');
  });
});

describe('the late fee ahead', () => {
  test('is charged on the day that the list names, unless the loan is paid before', async () => {
    const late = await summaryAt('Blake', 'Copper Kettle Kitchens');
    const { on, amount } = late.lateFee ?? { on: '', amount: undefined };
    expect(amount).toEqual({ amount: 1_500, currency: 'USD' });
    expect(on > TODAY).toBe(true);
    while (addDays(new Date(sandbox.now()).toISOString().slice(0, 10), 1) < on) await pass(1);
    expect((await readLoan(await sandbox.as('Blake'), late.id)).fees.amount).toBe(0);
    await pass(2);
    const after = await readLoan(await sandbox.as('Blake'), late.id);
    expect(after.fees).toEqual(amount);
    // What is late for as long costs no second fee.
    expect(after.lateFee).toBeUndefined();
  });

  test('is none once a payment that covers what is late is in progress', async () => {
    const client = await sandbox.as('Blake');
    const { id, pastDue } = await summaryAt('Blake', 'Copper Kettle Kitchens');
    const { id: methodId } = await methodOf(client, 'BANK_ACCOUNT');
    await pay(client, id, { cents: pastDue.amount, payOn: TODAY, methodId });
    expect(await summaryAt('Blake', 'Copper Kettle Kitchens')).not.toHaveProperty('lateFee');
  });

  test('is none of a loan that is not late', async () => {
    expect((await agreementsOf(await sandbox.as('Avery'))).some((one) => 'lateFee' in one)).toBe(false);
  });
});

test('a summary names the hardship plan in force as the loan itself does', async () => {
  const [summary] = await agreementsOf(await sandbox.as('Harper'));
  const loan = await readLoan(await sandbox.as('Harper'), summary?.id ?? '');
  expect(summary?.hardship).toMatchObject({ plan: 0 });
  expect(summary?.hardship).toEqual(loan.hardship);
});

test('the method of the latest one-time payment is the last one', async () => {
  const loan = await loanAt(await sandbox.as('Avery'), 'Hearth & Pine');
  for (const [day, type] of (['DEBIT_CARD', 'BANK_ACCOUNT'] as const).entries()) {
    const client = await sandbox.as('Avery');
    const { id: methodId } = await methodOf(client, type);
    await pay(client, loan.id, { cents: 5_000, payOn: addDays(TODAY, day), methodId });
    await pass(1);
    const { lastMethodId } = await summaryAt('Avery', 'Hearth & Pine');
    expect(lastMethodId).toBe(methodId);
  }
});

test('a second try names the returned payment that it replaces', async () => {
  const client = await sandbox.as('Frankie');
  const [loan] = await agreementsOf(client);
  await pass(10);
  const { items } = await (await sandbox.as('Frankie')).expect(
    activityListSchema,
    'GET',
    `${PATH}/${loan?.id}/history?limit=200`,
  );
  const returned = items.find(({ failure }) => failure?.retryOn !== undefined);
  expect(returned).toBeDefined();
  expect(items.filter(({ replaces }) => replaces === returned?.id)).toHaveLength(1);
});

describe('the totals of a list', () => {
  const listed = async (name: string, query = '') =>
    (await sandbox.as(name)).expect(agreementListSchema, 'GET', `${PATH}?${query}`);

  test('are what its agreements come to, on whichever page they stand', async () => {
    for (const name of ['Avery', 'Blake', 'Casey', 'Remy']) {
      const { items } = await listed(name, 'status=OUTSTANDING&status=ACCEPTED');
      const { items: page, totals } = await listed(
        name,
        'status=OUTSTANDING&status=ACCEPTED&totals=true&limit=1',
      );
      expect(page).toHaveLength(1);
      const late = items.filter(({ pastDue }) => pastDue.amount > 0);
      const by = addDays(TODAY, 30);
      const soon = items.flatMap(({ pastDue, nextPayment }) =>
        pastDue.amount === 0 && nextPayment !== null && nextPayment.dueOn <= by ? [nextPayment] : [],
      );
      const sum = (amounts: readonly { readonly amount: number }[]) => ({
        amount: amounts.reduce((all, { amount }) => all + amount, 0),
        currency: 'USD',
      });
      expect(totals).toEqual({
        count: items.length,
        balance: sum(items.map(({ balance }) => balance)),
        pastDue: { count: late.length, amount: sum(late.map(({ pastDue }) => pastDue)) },
        dueSoon: { count: soon.length, amount: sum(soon.map(({ amount }) => amount)), by },
      });
    }
  });

  test('are those of what is past due alone where a list is asked for it', async () => {
    for (const name of ['Avery', 'Blake', 'Casey', 'Remy', 'Parker']) {
      const { items, standings } = await listed(name);
      expect(standings).toEqual(['PAST_DUE']);
      const late = items.filter(({ pastDue }) => pastDue.amount > 0).map(({ id }) => id);
      const filtered = await listed(name, 'standing=PAST_DUE&totals=true');
      expect(filtered.items.map(({ id }) => id).sort()).toEqual([...late].sort());
      expect(filtered.totals?.count).toBe(late.length);
    }
  });

  test('count what was searched for, and are left out unless asked for', async () => {
    expect((await listed('Avery', 'q=hearth&totals=true')).totals?.count).toBe(1);
    expect((await listed('Avery', 'q=nowhere&totals=true')).totals?.count).toBe(0);
    expect(await listed('Avery')).not.toHaveProperty('totals');
  });
});
