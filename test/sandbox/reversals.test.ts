import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../sandbox/calendar/plain-date.ts';
import { activityListSchema } from '../../sandbox/contract/agreement.ts';
import { demoPeople, demoTenants } from '../../sandbox/index.ts';
import type { Client } from './support/client.ts';
import { loanAt, methodOf, pay, readLoan } from './support/payment-steps.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';
import { expectSoundBooks } from './support/sound-books.ts';

const TODAY = '2026-03-11';
const DAY = 86_400_000;
const CONTROL = '/sandbox/control/actions';

let sandbox: Sandbox;
let avery: Client;
beforeAll(async () => {
  sandbox = await startSandbox({
    people: demoPeople().filter(
      ({ tenant, givenName }) => tenant === 'northwind' && ['Avery', 'Blake'].includes(givenName),
    ),
    tenants: demoTenants.filter(({ id }) => id !== 'maple'),
    hasControl: true,
  });
});
beforeEach(async () => {
  await sandbox.reset();
  await sandbox.catchUp();
  avery = await sandbox.as('Avery');
});
afterAll(() => sandbox.close());

const pass = async (days: number): Promise<void> => {
  sandbox.advance(days * DAY);
  await sandbox.catchUp();
  // A session does not live for days.
  avery = await sandbox.as('Avery');
};

const act = async (body: object): Promise<number> => {
  const answer = await avery.call('POST', CONTROL, { body });
  return answer.status;
};

const historyOf = async (loanId: string) => {
  const path = `/api/servicing/payment-agreement/${loanId}/history?limit=200`;
  return (await avery.expect(activityListSchema, 'GET', path)).items;
};

const settledPayment = async (merchant: string, cents: number, amountType = 'OTHER') => {
  const loan = await loanAt(avery, merchant);
  const { id: methodId } = await methodOf(avery, 'BANK_ACCOUNT');
  const flow = amountType === 'PAYOFF' ? ('PAY_OFF' as const) : ('MAKE_PAYMENT' as const);
  await pay(avery, loan.id, { cents, payOn: TODAY, methodId, amountType, flow });
  await pass(1);
  const payment = (await historyOf(loan.id)).find(({ amount }) => amount.amount === cents);
  if (!payment) throw new Error('The payment has settled.');
  return { loan, payment };
};

describe('a chargeback after settlement', () => {
  test('owes again what the payment had paid, in a line of its own, and asks for the instalment again', async () => {
    const before = await loanAt(avery, 'Hearth & Pine');
    const due = before.nextPayment?.amount.amount ?? 0;
    const { loan, payment } = await settledPayment('Hearth & Pine', due, 'INSTALLMENT');
    expect((await readLoan(avery, loan.id)).installmentsPaid).toBe(before.installmentsPaid + 1);
    expect(await act({ kind: 'charge-back', paymentId: payment.id })).toBe(204);

    const after = await readLoan(avery, loan.id);
    expect(after.principalBalance).toEqual(before.principalBalance);
    expect(after.installmentsPaid).toBe(before.installmentsPaid);
    expect(after.nextPayment).toEqual(before.nextPayment);
    expect(after.paidToDate).toEqual(before.paidToDate);
    const [line, undone] = await historyOf(loan.id);
    expect(line).toMatchObject({
      type: 'CHARGEBACK',
      status: 'CHARGED_BACK',
      amount: payment.amount,
      on: addDays(TODAY, 1),
      allocation: payment.allocation,
      method: payment.method,
    });
    expect(undone).toMatchObject({
      id: payment.id,
      type: 'PAYMENT',
      status: 'CHARGED_BACK',
      failure: { reason: 'UNAUTHORIZED' },
    });
    await expectSoundBooks(sandbox.db);
  });

  test('happens once', async () => {
    const { payment } = await settledPayment('Hearth & Pine', 5_000);
    expect(await act({ kind: 'charge-back', paymentId: payment.id })).toBe(204);
    expect(await act({ kind: 'charge-back', paymentId: payment.id })).toBe(409);
    expect(await act({ kind: 'charge-back', paymentId: 'nobody' })).toBe(404);
  });

  test('opens a loan again that it had paid off, with its instalments as agreed', async () => {
    const before = await loanAt(avery, 'Hearth & Pine');
    const payoff = before.payoff?.amount.amount ?? 0;
    const { loan, payment } = await settledPayment('Hearth & Pine', payoff, 'PAYOFF');
    expect((await readLoan(avery, loan.id)).status).toBe('PAID');
    expect(await act({ kind: 'charge-back', paymentId: payment.id })).toBe(204);
    const after = await readLoan(avery, loan.id);
    expect([after.status, after.closedOn]).toEqual(['OUTSTANDING', undefined]);
    expect(after.balance.amount).toBeGreaterThanOrEqual(before.balance.amount);
    const open = (schedule: typeof after.schedule) =>
      schedule.filter(({ status }) => status !== 'PAID').map(({ dueOn }) => dueOn);
    expect(open(after.schedule)).toEqual(open(before.schedule));
    await expectSoundBooks(sandbox.db);
  });

  test('is raised automatically by an account whose customer disputes the draw, and pauses autopay on it', async () => {
    await sandbox.db
      .updateTable('payment_method')
      .set({ returns_with: 'UNAUTHORIZED' })
      .where('type', '=', 'BANK_ACCOUNT')
      .execute();
    const { loan, payment } = await settledPayment('Summit Dental Care', 4_200);
    expect(payment.status).toBe('RECEIVED');
    await pass(9);
    const history = await historyOf(loan.id);
    expect(history.find(({ id }) => id === payment.id)?.status).toBe('CHARGED_BACK');
    expect(
      history.filter(({ type, amount }) => type === 'CHARGEBACK' && amount.amount === 4_200),
    ).toHaveLength(1);
    expect((await readLoan(avery, loan.id)).autopay.pausedReason).toBe('PAYMENT_FAILED');
    await pass(3);
    await expectSoundBooks(sandbox.db);
  });
});

describe('a refund', () => {
  test('of a payment by the lender marks it and owes again what it had paid', async () => {
    const before = await loanAt(avery, 'Hearth & Pine');
    const { loan, payment } = await settledPayment('Hearth & Pine', 5_000);
    expect(await act({ kind: 'refund-payment', paymentId: payment.id })).toBe(204);
    const [line, undone] = await historyOf(loan.id);
    expect([line?.type, line?.status, line?.amount.amount]).toEqual(['REFUND', 'REFUNDED', 5_000]);
    expect([undone?.id, undone?.status, undone?.failure]).toEqual([payment.id, 'REFUNDED', undefined]);
    expect((await readLoan(avery, loan.id)).principalBalance).toEqual(before.principalBalance);
    await expectSoundBooks(sandbox.db);
  });

  test('by the merchant of a part lowers the balance and leaves the next instalment as it is', async () => {
    const before = await loanAt(avery, 'Hearth & Pine');
    expect(await act({ kind: 'refund-order', agreementId: before.id, amount: 24_900 })).toBe(204);
    const after = await readLoan(avery, before.id);
    expect(before.principalBalance.amount - after.principalBalance.amount).toBe(24_900);
    expect(after.nextPayment).toEqual(before.nextPayment);
    expect(after.installmentsTotal).toBeLessThan(before.installmentsTotal);
    expect(after.paidToDate).toEqual(before.paidToDate);
    const [line] = await historyOf(before.id);
    expect(line).toMatchObject({ type: 'REFUND', status: 'REFUNDED', amount: { amount: 24_900 }, on: TODAY });
    expect(line?.allocation?.principal.amount).toBe(24_900);
    expect(line?.method).toBeUndefined();
    await expectSoundBooks(sandbox.db);
  });

  test('beyond what is owed goes to the buyer, and the loan is done', async () => {
    const before = await loanAt(avery, 'Hearth & Pine');
    const amount = before.balance.amount + 10_000;
    expect(await act({ kind: 'refund-order', agreementId: before.id, amount })).toBe(204);
    const after = await readLoan(avery, before.id);
    expect([after.status, after.balance.amount]).toEqual(['PAID', 0]);
    const refunds = (await historyOf(before.id)).filter(({ type }) => type === 'REFUND');
    expect(refunds.reduce((sum, line) => sum + line.amount.amount, 0)).toBe(amount);
    expect(refunds.filter(({ method }) => method !== undefined)).toHaveLength(1);
    await expectSoundBooks(sandbox.db);
  });

  test('of the whole order cancels the loan and gives every payment back', async () => {
    const before = await loanAt(avery, 'Hearth & Pine');
    expect(
      await act({ kind: 'refund-order', agreementId: before.id, amount: before.original.amount + 1 }),
    ).toBe(409);
    expect(await act({ kind: 'refund-order', agreementId: before.id, amount: before.original.amount })).toBe(
      204,
    );
    const after = await readLoan(avery, before.id);
    expect([after.status, after.balance.amount]).toEqual(['CANCELLED', 0]);
    const { principal, interest, fees } = before.paidToDate;
    const back = (await historyOf(before.id)).find(({ type, method }) => type === 'REFUND' && method);
    expect(back?.amount.amount).toBe(principal.amount + interest.amount + fees.amount);
    expect(await act({ kind: 'refund-order', agreementId: before.id, amount: 1 })).toBe(409);
    await expectSoundBooks(sandbox.db);
  });

  test('of an overpayment by two payments is automatic, and what was only scheduled is not drawn', async () => {
    const loan = await loanAt(avery, 'Loomwork');
    const { id: methodId } = await methodOf(avery, 'BANK_ACCOUNT');
    const later = addDays(TODAY, 7);
    await pay(avery, loan.id, { cents: 2_500, payOn: later, methodId });
    await pay(avery, loan.id, {
      cents: loan.balance.amount - 2_500,
      payOn: TODAY,
      methodId,
      amountType: 'OUTSTANDING_BALANCE',
    });
    // The merchant takes back more than the scheduled payment was for while the money is in transit.
    expect(await act({ kind: 'refund-order', agreementId: loan.id, amount: 3_500 })).toBe(204);
    await pass(10);
    expect((await readLoan(avery, loan.id)).status).toBe('PAID');
    const history = await historyOf(loan.id);
    expect(history.find(({ on }) => on === later)?.status).toBe('CANCELLED');
    const back = history.filter(({ type, method }) => type === 'REFUND' && method !== undefined);
    expect(back.map(({ amount }) => amount.amount)).toEqual([1_000]);
    await expectSoundBooks(sandbox.db);
  });
});

describe('reversing an overpayment whose surplus was refunded to the buyer', () => {
  const TOO_MUCH = 12_345;
  /** Pays a loan off while its merchant takes a part back, so that the payment is too much once it has settled. */
  const overpaid = async () => {
    const loan = await loanAt(avery, 'Hearth & Pine');
    const { id: methodId } = await methodOf(avery, 'BANK_ACCOUNT');
    const cents = loan.payoff?.amount.amount ?? 0;
    await pay(avery, loan.id, { cents, payOn: TODAY, methodId, amountType: 'PAYOFF', flow: 'PAY_OFF' });
    expect(await act({ kind: 'refund-order', agreementId: loan.id, amount: TOO_MUCH })).toBe(204);
    await pass(1);
    const history = await historyOf(loan.id);
    const given = history.filter(({ type, method }) => type === 'REFUND' && method);
    expect(given.map(({ amount }) => amount.amount)).toEqual([TOO_MUCH]);
    const payment = history.find(({ amount }) => amount.amount === cents);
    if (!payment) throw new Error('The payment has settled.');
    return { loan, payment };
  };
  const balanceOf = async (loanId: string, account: string) => {
    const { rows } = await sql<{ cents: string }>`select coalesce(sum(amount), 0) as cents from posting
      where agreement_id = ${loanId} and account = ${account}`.execute(sandbox.db);
    return Number(rows[0]?.cents);
  };

  test('by a chargeback takes back the whole payment, and makes the earlier refund a claim of the lender', async () => {
    const { loan, payment } = await overpaid();
    expect(await act({ kind: 'charge-back', paymentId: payment.id })).toBe(204);
    const [line] = await historyOf(loan.id);
    expect(line).toMatchObject({
      type: 'CHARGEBACK',
      amount: payment.amount,
      allocation: payment.allocation,
    });
    const after = await readLoan(avery, loan.id);
    expect(after.status).toBe('OUTSTANDING');
    expect(after.balance.amount).toBe(payment.amount.amount - TOO_MUCH);
    expect(await balanceOf(loan.id, 'CLAIMS')).toBe(TOO_MUCH);
    await expectSoundBooks(sandbox.db);
  });

  test('by the lender refunds the payment less the earlier refund', async () => {
    const { loan, payment } = await overpaid();
    expect(await act({ kind: 'refund-payment', paymentId: payment.id })).toBe(204);
    const toBuyer = (await historyOf(loan.id)).filter(({ type, method }) => type === 'REFUND' && method);
    expect(toBuyer.map(({ amount }) => amount.amount)).toEqual([payment.amount.amount - TOO_MUCH, TOO_MUCH]);
    expect((await readLoan(avery, loan.id)).balance.amount).toBe(payment.amount.amount - TOO_MUCH);
    expect(await balanceOf(loan.id, 'CLAIMS')).toBe(0);
    await expectSoundBooks(sandbox.db);
  });
});

describe('a hardship plan', () => {
  test.each([
    [0, 0],
    [29, 2_900],
    [59, 4_321],
    // The code says nothing of the amount.
    [0, 3_000],
    [59, 0],
  ] as const)(
    'of code %i that asks for %i cents changes what falls due while it runs',
    async (plan, cents) => {
      const before = await loanAt(avery, 'Hearth & Pine');
      const action = { kind: 'hardship', agreementId: before.id, plan, amount: cents, months: 3 };
      expect(await act(action)).toBe(204);
      expect(await act(action)).toBe(409);
      const after = await readLoan(avery, before.id);
      expect(after.hardship).toEqual({ plan, until: '2026-06-10' });
      const during = after.schedule.filter(({ dueOn }) => dueOn > TODAY && dueOn <= '2026-06-10');
      const skipped = before.schedule.filter(({ dueOn }) => dueOn > TODAY && dueOn <= '2026-06-10');
      expect(skipped).toHaveLength(3);
      expect(during.map(({ amount }) => amount.amount)).toEqual(cents === 0 ? [] : skipped.map(() => cents));
      const level = before.schedule[0]?.amount.amount ?? 0;
      expect(Math.max(...after.schedule.map(({ amount }) => amount.amount))).toBe(level);
      expect(after.maturesOn > before.maturesOn).toBe(true);
      // Nothing is forgiven: instalments are still due in full, and interest continues.
      const asked = (schedule: typeof after.schedule) =>
        schedule.reduce((sum, { amount, paid }) => sum + amount.amount - paid.amount, 0);
      expect(asked(after.schedule)).toBeGreaterThan(asked(before.schedule));
      expect(after.payoff?.amount).toEqual(before.payoff?.amount);
      expect(after.documents.map(({ kind }) => kind)).toContain(`hardship-confirm-${plan}`);
      await pass(100);
      const ended = await readLoan(avery, before.id);
      expect(ended.hardship).toBeUndefined();
      await expectSoundBooks(sandbox.db);
    },
  );

  test('charges no late fee and writes nothing off while it runs', async () => {
    const blake = await sandbox.as('Blake');
    const late = await loanAt(blake, 'Copper Kettle Kitchens');
    expect(await act({ kind: 'hardship', agreementId: late.id, plan: 0, amount: 0, months: 6 })).toBe(204);
    await pass(140);
    const after = await readLoan(await sandbox.as('Blake'), late.id);
    expect([after.status, after.fees.amount]).toEqual(['OUTSTANDING', 0]);
    expect(after.subStatus).toBe('DELINQUENT_PAST_DUE');
    await pass(60);
    expect((await readLoan(await sandbox.as('Blake'), late.id)).status).toBe('CHARGED_OFF');
    await expectSoundBooks(sandbox.db);
  });

  test('draws by autopay what it asks for', async () => {
    const loan = await loanAt(avery, 'Summit Dental Care');
    expect(await act({ kind: 'hardship', agreementId: loan.id, plan: 29, amount: 5_900, months: 2 })).toBe(
      204,
    );
    const [draft] = (await readLoan(avery, loan.id)).autopay.drafts;
    expect(draft?.amount.amount).toBe(5_900);
  });
});

test('a hardship plan cannot be set on a loan of another lender', async () => {
  const { rows } = await sql<{ id: string }>`select id from agreement limit 1`.execute(sandbox.db);
  const elsewhere = sandbox.visit('harbour');
  const body = { kind: 'hardship', agreementId: rows[0]?.id, plan: 0, amount: 0, months: 1 };
  expect((await elsewhere.call('POST', CONTROL, { body })).status).toBe(404);
});

describe('the front desk', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const press = (form: Record<string, string>, headers: Record<string, string> = FORM) =>
    avery.call('POST', '/sandbox/loans', { headers, body: new URLSearchParams(form).toString() });
  const page = async () =>
    String((await avery.call('GET', `/sandbox/loans?buyer=${(await sandbox.as('Avery')).buyerId}`)).body);
  /** The names of the forms on the page, as a look at it gives them. */
  const names = async () =>
    [...(await page()).matchAll(/name="press" value="([^"]+)"/g)].map(([, one]) => one);
  const outcomesOf = (answers: readonly { readonly headers: Headers }[]) =>
    answers
      .map(({ headers }) => new URLSearchParams(headers.get('location')?.split('?')[1]).get('outcome'))
      .toSorted();

  test('does the same by its buttons', async () => {
    const loan = await loanAt(avery, 'Hearth & Pine');
    expect(await page()).toContain('Hearth &amp; Pine');
    const [name = ''] = await names();
    const form = { kind: 'hardship', agreementId: loan.id, plan: '29', amount: '30.00', months: '3' };
    expect((await press({ ...form, press: name })).status).toBe(303);
    const relieved = await readLoan(avery, loan.id);
    expect(relieved.hardship?.plan).toBe(29);
    expect(relieved.nextPayment?.amount.amount).toBe(3_000);
    const elsewhere = { ...FORM, 'sec-fetch-site': 'cross-site' };
    expect((await press({ ...form, press: name }, elsewhere)).status).toBe(404);
    // A form without an id could not be distinguished from its repetition.
    expect((await press(form)).status).toBe(400);
  });

  test('gives every form a name of its own, another one at every look', async () => {
    const [before, after] = [await names(), await names()];
    expect(before.length).toBeGreaterThan(20);
    expect(new Set([...before, ...after]).size).toBe(before.length + after.length);
  });

  test('takes a double click on a merchant’s refund for one, and a changed amount for another', async () => {
    const before = await loanAt(avery, 'Hearth & Pine');
    const [name = ''] = await names();
    const form = { kind: 'refund-order', agreementId: before.id, amount: '25.00', press: name };
    const answers = await Promise.all([press(form), press(form), press(form)]);
    expect(outcomesOf(answers)).toEqual(['done', 'done-before', 'done-before']);
    const owed = async () => (await readLoan(avery, before.id)).principalBalance.amount;
    expect(before.principalBalance.amount - (await owed())).toBe(2_500);
    expect(outcomesOf([await press({ ...form, amount: '1' })])).toEqual(['done']);
    expect(before.principalBalance.amount - (await owed())).toBe(2_600);
    expect((await press({ ...form, amount: '1.5' })).status).toBe(400);
    await expectSoundBooks(sandbox.db);
  });

  test('offers for each loan only what can be done to it', async () => {
    const cards = (await page()).split('<section').slice(1);
    const offers = cards.map((text) => [
      /· ([A-Z_]+) ·/.exec(text)?.[1],
      text.includes('hardship"'),
      text.includes('refund-order'),
      text.includes('charge-back'),
    ]);
    expect(offers.toSorted()).toEqual([
      ['CANCELLED', false, false, false],
      ['OUTSTANDING', true, true, true],
      ['OUTSTANDING', true, true, true],
      ['OUTSTANDING', true, true, true],
      ['PAID', false, true, true],
    ]);
    expect(await page()).toContain('Loans of Avery Stone');
  });

  test('takes a double click on what happens once anyway for done, and not for refused', async () => {
    const { loan, payment } = await settledPayment('Hearth & Pine', 5_000);
    const [name = ''] = await names();
    const form = { kind: 'refund-payment', paymentId: payment.id, press: name };
    const answers = await Promise.all([press(form), press(form)]);
    expect(outcomesOf(answers)).toEqual(['done', 'done-before']);
    expect((await historyOf(loan.id)).filter(({ type }) => type === 'REFUND')).toHaveLength(1);
  });
});
