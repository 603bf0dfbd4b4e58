import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activityListSchema, agreementListSchema } from '../../sandbox/contract/agreement.ts';
import { demoTenants } from '../../sandbox/index.ts';
import type { Client } from './support/client.ts';
import { agreementsOf, loanAt, readLoan } from './support/payment-steps.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';

const TODAY = '2026-03-11';
const PATH = '/api/servicing/payment-agreement';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe.each(demoTenants)('the demo borrowers of $id', ({ id, currency }) => {
  const people = ['Avery', 'Blake', 'Casey'];

  test('are in the situations that they are there for', async () => {
    const avery = await agreementsOf(await sandbox.as('Avery', id));
    const outstanding = avery.filter(({ status }) => status === 'OUTSTANDING');
    expect(outstanding.map(({ order }) => order.source).sort()).toEqual(['BANK', 'INSTORE', 'VIRTUALCARD']);
    expect(outstanding.map(({ kind }) => kind).sort()).toEqual([
      'INSTALLMENT_LOAN',
      'INSTALLMENT_LOAN',
      'SPLIT_PAY',
    ]);
    expect(outstanding.filter(({ autopay }) => autopay.enrolled)).toHaveLength(1);
    expect(outstanding.every(({ pastDue, subStatus }) => pastDue.amount === 0 && subStatus === null)).toBe(
      true,
    );
    expect(
      avery
        .map(({ status }) => status)
        .filter((status) => status !== 'OUTSTANDING')
        .sort(),
    ).toEqual(['CANCELLED', 'PAID']);

    const [late] = await agreementsOf(await sandbox.as('Blake', id));
    expect(late).toMatchObject({ subStatus: 'GRACE_PERIOD' });
    expect(late?.pastDue.amount).toBeGreaterThan(0);

    const casey = await agreementsOf(await sandbox.as('Casey', id));
    expect(casey.map(({ status, subStatus }) => [status, subStatus])).toContainEqual([
      'OUTSTANDING',
      'DELINQUENT_PAST_DUE',
    ]);
    const chargedOff = casey.find(({ status }) => status === 'CHARGED_OFF');
    expect(chargedOff?.balance.amount).toBeGreaterThan(0);
    expect(chargedOff).toMatchObject({ nextPayment: null, subStatus: null });
  });

  test('have amounts that agree with each other', async () => {
    for (const name of people) {
      const client = await sandbox.as(name, id);
      for (const { id: loanId } of await agreementsOf(client)) {
        const loan = await readLoan(client, loanId);
        const { principalBalance, accruedInterest, fees, balance, schedule, paidToDate, original } = loan;
        expect(balance).toEqual({
          amount: principalBalance.amount + accruedInterest.amount + fees.amount,
          currency,
        });
        for (const row of schedule)
          expect(row.principal.amount + row.interest.amount).toBe(row.amount.amount);
        if (loan.status !== 'CANCELLED') {
          expect(paidToDate.principal.amount + principalBalance.amount).toBe(original.amount);
          expect(sum(schedule.map((row) => row.paid.amount))).toBe(
            paidToDate.principal.amount + paidToDate.interest.amount,
          );
        }
        const overdue = schedule.filter((row) => row.status === 'PAST_DUE');
        const late = sum(overdue.map((row) => row.amount.amount - row.paid.amount));
        if (loan.status === 'OUTSTANDING')
          expect(loan.pastDue.amount).toBe(late > 0 ? late + fees.amount : 0);
        const { payoff } = loan;
        if (payoff) {
          const { principal, interest, fees: owedFees, pending } = payoff.breakdown;
          expect(principal.amount + interest.amount + owedFees.amount - pending.amount).toBe(
            payoff.amount.amount,
          );
          expect(payoff.perDiem).toMatch(/^\d+\.\d{4}$/);
        }
        expect(loan.order.total.amount).toBe(
          sum(loan.order.items.map(({ quantity, price }) => quantity * price.amount)),
        );
        expect(original.amount + (loan.downPayment?.amount.amount ?? 0)).toBe(loan.order.total.amount);
      }
    }
  });

  test('have a ledger in which every journal and every loan sums to zero', async () => {
    const journals = await sandbox.db
      .selectFrom('posting')
      .innerJoin('agreement', 'agreement.id', 'posting.agreement_id')
      .select((eb) => ['journal_id', eb.fn.sum<string>('posting.amount').as('total')])
      .where('agreement.tenant', '=', id)
      .groupBy('journal_id')
      .execute();
    expect(journals.length).toBeGreaterThan(50);
    expect(journals.filter(({ total }) => Number(total) !== 0)).toEqual([]);
  });
});

describe('one loan', () => {
  test('offers the instalment, free amounts within limits, principal and payoff', async () => {
    const loan = await loanAt(await sandbox.as('Avery'), 'Hearth & Pine');
    const next = loan.nextPayment?.amount;
    expect(loan.paymentOptions).toEqual([
      { amountType: 'INSTALLMENT', amount: next },
      { amountType: 'OTHER', min: { amount: 100, currency: 'USD' }, max: loan.payoff?.amount },
      { amountType: 'PRINCIPAL', min: { amount: 100, currency: 'USD' }, max: loan.principalBalance },
      { amountType: 'PAYOFF', amount: loan.payoff?.amount },
    ]);
  });

  test('that is late offers what is past due, and no payment to principal', async () => {
    const loan = await loanAt(await sandbox.as('Blake'), 'Copper Kettle Kitchens');
    const types = loan.paymentOptions.map(({ amountType }) => amountType);
    expect(types).not.toContain('PRINCIPAL');
    expect(loan.paymentOptions.find(({ amountType }) => amountType === 'OTHER')?.amount).toEqual(
      loan.pastDue,
    );
  });

  test('of split pay offers the outstanding balance', async () => {
    const loan = await loanAt(await sandbox.as('Avery'), 'Loomwork');
    expect(loan.paymentOptions).toContainEqual({ amountType: 'OUTSTANDING_BALANCE', amount: loan.balance });
    expect(loan.apr).toBe('0.00');
    expect(loan.terms.rate).toBe('0');
  });

  test('costs more to pay off on a later day, by the interest of the days between', async () => {
    const avery = await sandbox.as('Avery');
    const { id, payoff, principalBalance } = await loanAt(avery, 'Hearth & Pine');
    const later = await avery.call('GET', `${PATH}/${id}?payoffOn=2026-04-10`);
    const { amount, goodThrough } = (later.body as { payoff: NonNullable<typeof payoff> }).payoff;
    expect(goodThrough).toBe('2026-04-10');
    const thirtyDays = (principalBalance.amount * 0.1499 * 30) / 365;
    expect(Math.abs(amount.amount - (payoff?.amount.amount ?? 0) - thirtyDays)).toBeLessThan(1);
    expect((await avery.call('GET', `${PATH}/${id}?payoffOn=2026-03-10`)).status).toBe(422);
  });

  test('on autopay tells its next three drafts and until when each can be changed', async () => {
    const loan = await loanAt(await sandbox.as('Avery'), 'Summit Dental Care');
    expect(loan.autopay.drafts).toHaveLength(3);
    for (const { on, lastChangeAt } of loan.autopay.drafts) {
      expect(on >= TODAY).toBe(true);
      const days = (Date.parse(on) - Date.parse(lastChangeAt)) / 86_400_000;
      expect(days).toBeGreaterThan(1);
      expect(days).toBeLessThan(6);
    }
  });
});

describe('the list', () => {
  let casey: Client;
  beforeAll(async () => {
    casey = await sandbox.as('Casey');
  });

  test('puts what is late first, then goes by due day', async () => {
    const items = await agreementsOf(await sandbox.as('Avery'), '?status=OUTSTANDING');
    const days = items.map(({ nextPayment }) => nextPayment?.dueOn ?? '');
    expect(days).toEqual(days.toSorted());
    const [first] = await agreementsOf(await sandbox.as('Blake'));
    expect(first?.pastDue.amount).toBeGreaterThan(0);
  });

  test.each(['due', 'opened', 'balance'])(
    'sorted by %s pages without losing or repeating a loan',
    async (sort) => {
      const avery = await sandbox.as('Avery');
      const whole = await agreementsOf(avery, `?sort=${sort}`);
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const next: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
        const page: { items: { id: string }[]; nextCursor: string | null } = await avery.expect(
          agreementListSchema,
          'GET',
          `${PATH}?sort=${sort}&limit=2${next}`,
        );
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(whole.map(({ id }) => id));
      expect(new Set(seen).size).toBe(5);
    },
  );

  test('finds by merchant, number and order, and takes wildcards and quotes as letters', async () => {
    const [computer] = await agreementsOf(casey, '?q=FIELDSTONE');
    expect(computer?.merchant.name).toBe('Fieldstone Computers');
    expect(await agreementsOf(casey, `?q=${computer?.number}`)).toHaveLength(1);
    expect(await agreementsOf(casey, `?q=${computer?.order.id}`)).toHaveLength(1);
    for (const text of ['%', '_', "'; drop table buyer; --", '\\']) {
      expect(await agreementsOf(casey, `?q=${encodeURIComponent(text)}`)).toEqual([]);
    }
  });

  test('takes one status or several', async () => {
    expect(await agreementsOf(casey, '?status=CHARGED_OFF')).toHaveLength(1);
    expect(await agreementsOf(casey, '?status=CHARGED_OFF&status=OUTSTANDING')).toHaveLength(2);
  });

  test.each([
    'limit=0',
    'limit=201',
    'limit=x',
    'sort=name',
    'status=LATE',
    'cursor=nonsense',
    `q=${'x'.repeat(101)}`,
  ])('refuses %s', async (query) => {
    const answer = await casey.call('GET', `${PATH}?${query}`);
    expect([answer.status, (answer.body as { reason: string }).reason]).toEqual([400, 'Invalid_Request']);
  });
});

describe('the history', () => {
  test('tells payments with their allocation, fees, refunds and why a payment failed', async () => {
    const casey = await sandbox.as('Casey');
    const { id } = await loanAt(casey, 'Fieldstone Computers');
    const { items } = await casey.expect(activityListSchema, 'GET', `${PATH}/${id}/history`);
    expect(items.map(({ on }) => on)).toEqual(
      items
        .map(({ on }) => on)
        .toSorted()
        .toReversed(),
    );
    expect(items.filter(({ type }) => type === 'FEE').map(({ amount }) => amount.amount)).toEqual(
      [1500, 1500, 1500].slice(0, items.filter(({ type }) => type === 'FEE').length),
    );
    expect(items.find(({ status }) => status === 'RETURNED')?.failure).toEqual({
      reason: 'INSUFFICIENT_FUNDS',
    });
    const paid = items.filter(({ status, type }) => status === 'RECEIVED' && type === 'PAYMENT');
    expect(paid).toHaveLength(4);
    for (const { allocation, amount, confirmation } of paid) {
      expect(confirmation).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
      expect(
        sum([
          allocation?.fees.amount ?? 0,
          allocation?.interest.amount ?? 0,
          allocation?.principal.amount ?? 0,
        ]),
      ).toBe(amount.amount);
    }
  });

  test('is filtered by type, status and day, and paged', async () => {
    const casey = await sandbox.as('Casey');
    const { id } = await loanAt(casey, 'Fieldstone Computers');
    const list = async (query: string) =>
      casey.expect(activityListSchema, 'GET', `${PATH}/${id}/history?${query}`);
    const all = (await list('')).items;
    expect((await list('type=FEE')).items.every(({ type }) => type === 'FEE')).toBe(true);
    expect((await list('status=RETURNED')).items).toHaveLength(1);
    const middle = all[3]?.on ?? '';
    expect((await list(`from=${middle}`)).items).toEqual(all.filter(({ on }) => on >= middle));
    expect((await list(`to=${middle}`)).items).toEqual(all.filter(({ on }) => on <= middle));
    const first = await list('limit=3');
    const second = await list(`limit=200&cursor=${encodeURIComponent(first.nextCursor ?? '')}`);
    expect([...first.items, ...second.items]).toEqual(all);
    expect(second.nextCursor).toBeNull();
  });
});

describe('a list of agreements', () => {
  test('of offers alone is empty, and its totals are of nothing', async () => {
    const client = await sandbox.as('Avery');
    const list = await client.expect(agreementListSchema, 'GET', `${PATH}?status=OFFERED&totals=true`);
    expect(list.items).toEqual([]);
    expect(list.totals).toMatchObject({ count: 0, balance: { amount: 0 }, pastDue: { count: 0 } });
  });

  test.each(demoTenants)('of any status by due date begins with what is past due: $id', async ({ id }) => {
    for (const name of ['Avery', 'Blake', 'Casey']) {
      const items = await agreementsOf(await sandbox.as(name, id), '?sort=due&limit=200');
      const late = items.map(({ pastDue }) => pastDue.amount > 0);
      expect(late).toEqual(late.toSorted((a, b) => Number(b) - Number(a)));
      const open = items.filter(({ nextPayment, pastDue }) => nextPayment && pastDue.amount === 0);
      expect(open.map(({ nextPayment }) => nextPayment?.dueOn)).toEqual(
        open.map(({ nextPayment }) => nextPayment?.dueOn).toSorted(),
      );
    }
  });
});
