import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../../sandbox/calendar/plain-date.ts';
import { activityListSchema } from '../../sandbox/contract/agreement.ts';
import { buyerSchema } from '../../sandbox/contract/buyer.ts';
import { demoPeople } from '../../sandbox/index.ts';
import { owedOf } from '../../sandbox/ledger/loan-books.ts';
import { totalOf } from '../../sandbox/people/loan-plan.ts';
import { morePeople } from '../../sandbox/people/more-people.ts';
import { playLoan } from '../../sandbox/people/play-loan.ts';
import { standingOf } from '../../sandbox/servicing/standing.ts';
import { holds } from '../support/property-runs.ts';
import { someDay } from './ledger/arbitraries.ts';
import { agreementsOf, readLoan } from './support/payment-steps.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';
import { askForCode, login, newestCode } from './support/sign-in-steps.ts';
import { expectSoundBooks } from './support/sound-books.ts';

const people = [...demoPeople(), ...morePeople()];
const TENANTS = ['northwind', 'harbour', 'maple'];
const story = fc.constantFrom(
  ...people.flatMap(({ situation, loans }) => loans.map((plan) => ({ situation, plan }))),
);

describe('on whatever day the data is made', () => {
  test('every demo loan has the state that its story describes', () => {
    holds(
      fc.property(someDay, story, (today, { plan }) => {
        const { books, status, events, openedOn, closedOn, hardship } = playLoan(plan, today);
        const { subStatus, next, pastDue } = standingOf(
          status,
          books.instalments,
          books.balances.FEES,
          today,
        );
        expect(events.every(({ on }) => on >= addDays(openedOn, -5) && on <= today)).toBe(true);
        expect(events.every(({ cents }) => cents > 0)).toBe(true);
        if (status === 'REVIEW' || status === 'EXPIRED') {
          expect([owedOf(books), events, next, pastDue]).toEqual([0, [], undefined, 0]);
          expect(openedOn < today).toBe(true);
          expect(books.instalments).toHaveLength(plan.term);
        } else if (status === 'OUTSTANDING' || status === 'ACCEPTED') {
          expect(owedOf(books)).toBeGreaterThan(0);
          const latest = addDays(today, hardship?.amount === 0 ? 90 : 40);
          expect(next !== undefined && next.dueOn >= today && next.dueOn <= latest).toBe(true);
          const isLate = plan.paid < plan.due;
          expect(pastDue > 0).toBe(isLate);
          const missed = books.instalments.find(({ amount, paid }) => paid < amount)?.dueOn ?? today;
          const late = daysBetween(missed, today) > 15 ? 'DELINQUENT_PAST_DUE' : 'GRACE_PERIOD';
          expect(subStatus).toBe(isLate ? late : undefined);
        } else {
          expect(closedOn !== undefined && closedOn < today).toBe(true);
          expect(owedOf(books) > 0).toBe(status === 'CHARGED_OFF');
        }
      }),
    );
  });
});

describe.each(TENANTS)('the borrowers of %s', (tenant) => {
  const own = people.filter((one) => one.tenant === tenant);

  test('show every situation once, each of somebody of their own', () => {
    expect(new Set(own.map(({ situation }) => situation)).size).toBe(19);
    expect(new Set(own.map(({ email }) => email)).size).toBe(19);
    // Two share a mobile, which is what they are there for.
    expect(new Set(own.map(({ phone }) => phone)).size).toBe(18);
    expect(new Set(own.flatMap(({ methods }) => methods.map(({ last4 }) => last4))).size).toBe(38);
    expect(new Set(own.map(({ address }) => address.line1)).size).toBe(18);
  });

  test('bought items with plausible merchants, prices and rates', () => {
    for (const { merchant, items, terms, kind } of own.flatMap(({ loans }) => loans)) {
      expect(merchant).not.toMatch(/test|example|foo|lorem/i);
      expect(items.every(({ quantity, price }) => quantity > 0 && price > 0)).toBe(true);
      expect(totalOf(items)).toBeGreaterThan(10_000);
      expect(totalOf(items)).toBeLessThan(1_000_000);
      expect(Number(terms.rate) > 0).toBe(kind === 'INSTALLMENT_LOAN');
      expect(Number(terms.rate)).toBeLessThan(30);
    }
  });
});

test('demo addresses and numbers are of the ranges kept for examples, and told apart within a tenant', () => {
  for (const { email, phone } of people) {
    expect(email).toMatch(/@example\.com$/);
    expect(phone).toMatch(/^\+1\d{3}55501\d\d$/);
  }
  expect(new Set(people.map(({ tenant, email }) => `${tenant} ${email}`)).size).toBe(people.length);
});

describe('further situations', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ people: morePeople() });
  });
  afterAll(() => sandbox.close());

  const loansOf = async (name: string, tenant: string) => {
    const client = await sandbox.as(name, tenant);
    const summaries = await agreementsOf(client);
    return Promise.all(summaries.map(({ id }) => readLoan(client, id)));
  };

  test.each(['northwind', 'harbour', 'maple'])('have distinct and real loans in %s', async (tenant) => {
    expect((await loansOf('Dana', tenant)).map(({ autopay }) => autopay.enrolled)).toEqual([true, true]);
    const [emery] = await loansOf('Emery', tenant);
    expect(emery?.paymentsInProgress).toMatchObject([{ status: 'PENDING', payOn: '2026-03-11' }]);
    expect((await loansOf('Gray', tenant)).map(({ kind }) => kind)).toEqual(['SPLIT_PAY']);
    for (const [name, plan] of [
      ['Harper', 0],
      ['Indigo', 29],
      ['Jules', 59],
    ] as const) {
      const [loan] = await loansOf(name, tenant);
      expect(loan?.hardship).toEqual({ plan, until: '2026-04-29' });
    }
    const [harper, , jules] = await Promise.all(
      ['Harper', 'Indigo', 'Jules'].map(async (name) => (await loansOf(name, tenant))[0]),
    );
    expect((harper?.nextPayment?.dueOn ?? '') > '2026-04-29').toBe(true);
    expect(jules?.nextPayment?.amount.amount).toBe(6_000);
    expect(await loansOf('Marlow', tenant)).toEqual([]);
    expect((await loansOf('Parker', tenant)).map(({ status }) => status)).toEqual(['CHARGED_OFF']);
    expect((await loansOf('Remy', tenant)).map(({ status }) => status)).toEqual(['ACCEPTED']);
    const sage = await loansOf('Sage', tenant);
    expect(sage.map(({ status }) => status).toSorted()).toEqual(['OUTSTANDING', 'REVIEW']);
    const review = sage.find(({ status }) => status === 'REVIEW');
    expect([review?.balance.amount, review?.nextPayment, review?.payoff]).toEqual([0, null, undefined]);
    expect([review?.paymentOptions, review?.schedule, review?.installmentsTotal]).toEqual([[], [], 24]);
    const teagan = await loansOf('Teagan', tenant);
    expect(teagan.map(({ status }) => status).toSorted()).toEqual(['CLOSED', 'EXPIRED']);
    for (const loan of teagan) {
      expect(loan.balance.amount).toBe(0);
      expect((loan.closedOn ?? '9999') < '2026-03-11').toBe(true);
    }

    const [frankie] = await loansOf('Frankie', tenant);
    const client = await sandbox.as('Frankie', tenant);
    const path = `/api/servicing/payment-agreement/${frankie?.id}/history?status=RETURNED`;
    const [returned] = (await client.expect(activityListSchema, 'GET', path)).items;
    expect(returned?.failure).toEqual({ reason: 'INSUFFICIENT_FUNDS', retryOn: '2026-03-16' });

    for (const [name, status] of [
      ['Kendall', 'FRAUDULENT'],
      ['Lennox', 'DECEASED'],
    ] as const) {
      const blocked = await sandbox.as(name, tenant);
      const buyer = await blocked.expect(buyerSchema, 'GET', `/api/buyer/${blocked.buyerId}`);
      expect([buyer.status, buyer.subStatus]).toEqual([status, 'CONFIRMED']);
    }
  });

  test('two who share a mobile are told apart by their e-mail', async () => {
    const noel = morePeople().find(({ givenName }) => givenName === 'Noel');
    if (!noel) throw new Error('There is Noel.');
    const visitor = sandbox.visit();
    const reference = await askForCode(visitor, noel.phone);
    const code = await newestCode(visitor, noel.phone);
    const first = await login(visitor, reference, code);
    expect(first.body).toMatchObject({ reason: 'Unauthenticated_Retry_With_PII' });
    const again = await login(visitor, reference, code, { email: noel.email, phone: noel.phone });
    expect(again.status).toBe(200);
  });

  test('progress over time: payments in progress settle, returned ones are retried', async () => {
    await sandbox.catchUp();
    sandbox.advance(10 * 86_400_000);
    await sandbox.catchUp();
    const [emery] = await loansOf('Emery', 'northwind');
    expect(emery?.paymentsInProgress).toEqual([]);
    const [frankie] = await loansOf('Frankie', 'northwind');
    expect(frankie?.pastDue.amount).toBe(0);
    await expectSoundBooks(sandbox.db);
  });

  test('progress over time: a purchase in review is lent, and its first instalment is due a month later', async () => {
    await sandbox.reset();
    await sandbox.catchUp();
    const reviewed = async () =>
      (await loansOf('Sage', 'northwind')).find(({ merchant }) => merchant.name === 'Copper Kettle Kitchens');
    const before = await reviewed();
    const statuses: (string | undefined)[] = [before?.status];
    for (let day = 0; day < 20; day += 1) {
      sandbox.advance(86_400_000);
      await sandbox.catchUp();
      const status = (await reviewed())?.status;
      if (status !== statuses.at(-1)) statuses.push(status);
    }
    expect(statuses).toEqual(['REVIEW', 'ACCEPTED', 'OUTSTANDING']);
    const after = await reviewed();
    expect(after?.openedOn).toBe('2026-03-15');
    expect(after?.nextPayment?.dueOn).toBe('2026-04-15');
    expect(after?.principalBalance).toEqual(before?.original);
    expect((await loansOf('Remy', 'northwind')).map(({ status }) => status)).toEqual(['OUTSTANDING']);
    await expectSoundBooks(sandbox.db);
  });

  test('keep a purchase in review while a fraud is looked into', async () => {
    await sandbox.reset();
    await sandbox.db
      .updateTable('buyer')
      .set({ status: 'FRAUDULENT', sub_status: 'PENDING' })
      .where('given_name', '=', 'Sage')
      .execute();
    sandbox.advance(20 * 86_400_000);
    await sandbox.catchUp();
    expect((await loansOf('Sage', 'northwind')).map(({ status }) => status)).toContain('REVIEW');
  });
});
