import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addBusinessDays } from '../../sandbox/calendar/business-day.ts';
import { dateIn } from '../../sandbox/calendar/zone.ts';
import { type AgreementWire, agreementSchema } from '../../sandbox/contract/agreement.ts';
import { northwind } from '../../sandbox/people/lenders/northwind.ts';
import { type RandomSource, randomSource } from '../../sandbox/people/random-source.ts';
import { residentPerson } from '../../sandbox/people/resident-person.ts';
import { SITUATIONS } from '../../sandbox/people/situations.ts';
import { IS_NIGHTLY } from '../support/property-runs.ts';
import type { Client } from './support/client.ts';
import { agreementsOf, loanAt, methodOf, pay, readLoan } from './support/payment-steps.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';

const TODAY = '2026-03-11';
const FRIDAY = '2026-03-13';
const DAY = 86_400_000;
const AGREEMENTS = '/api/servicing/payment-agreement';

/** Loans that go well, one that is late, and two with autopay. */
const NAMES: readonly string[] = ['Avery', 'Blake', 'Dana'];

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({
    people: SITUATIONS.filter(({ givenName }) => NAMES.includes(givenName)).map((situation) =>
      residentPerson(northwind, situation),
    ),
    hasControl: true,
  });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

/** What left the buyer's accounts for a loan and has settled, and what of it paid for something. */
const takenFor = async (agreementId: string) => {
  const payments = await sandbox.db
    .selectFrom('payment')
    .selectAll()
    .where('agreement_id', '=', agreementId)
    .where('origin', '!=', 'LENDER')
    .where('activity_status', '=', 'RECEIVED')
    .orderBy('pay_on')
    .execute();
  return payments.map(({ amount, principal, interest, fees }) => ({
    amount,
    spread: (principal ?? 0) + (interest ?? 0) + (fees ?? 0),
  }));
};

const days = async (count: number): Promise<void> => {
  for (let day = 0; day < count; day += 1) {
    sandbox.advance(DAY);
    await sandbox.catchUp();
  }
};

const quotedOn = async (client: Client, id: string, on: string) => {
  const { payoff } = await client.expect(agreementSchema, 'GET', `${AGREEMENTS}/${id}?payoffOn=${on}`);
  if (!payoff) throw new Error('No payoff is quoted.');
  return payoff;
};

describe('a payoff beside a payment that is scheduled for a later day', () => {
  test('asks for what that one leaves, and both together take what is owed', async () => {
    const avery = await sandbox.as('Avery');
    const loan = await loanAt(avery, 'Hearth & Pine');
    const { id: methodId } = await methodOf(avery, 'BANK_ACCOUNT');
    const alone = await quotedOn(avery, loan.id, TODAY);
    const scheduled = alone.amount.amount - 5_000;
    const earlier = await pay(avery, loan.id, { cents: scheduled, payOn: FRIDAY, methodId });
    expect(earlier.status).toBe(201);

    const quote = await quotedOn(avery, loan.id, TODAY);
    expect(quote.breakdown.pending.amount).toBe(scheduled);
    // Two days of interest on what is paid on Friday come on top.
    expect(quote.amount.amount).toBeGreaterThan(5_000);
    expect(quote.amount.amount).toBeLessThan(5_200);
    const { principal, interest, fees, pending } = quote.breakdown;
    expect(principal.amount + interest.amount + fees.amount - pending.amount).toBe(quote.amount.amount);

    const order = { flow: 'PAY_OFF', amountType: 'PAYOFF', payOn: TODAY, methodId } as const;
    // What was quoted before it was scheduled does not hold any more.
    const stale = await pay(avery, loan.id, {
      ...order,
      cents: alone.amount.amount,
      payoffQuoteId: alone.quoteId,
    });
    expect(stale).toMatchObject({ status: 409, body: { reason: 'Payoff_Quote_Expired' } });
    const made = await pay(avery, loan.id, {
      ...order,
      cents: quote.amount.amount,
      payoffQuoteId: quote.quoteId,
    });
    expect(made.status).toBe(201);
    await days(7);
    expect(await readLoan(await sandbox.as('Avery'), loan.id)).toMatchObject({
      status: 'PAID',
      balance: { amount: 0 },
    });
    const taken = await takenFor(loan.id);
    expect(taken.every(({ amount, spread }) => amount === spread)).toBe(true);
    const [last, before] = taken.map(({ amount }) => amount).toReversed();
    expect([last, before].toSorted()).toEqual([quote.amount.amount, scheduled].toSorted());
  });

  test('is not needed where that one pays everything', async () => {
    const avery = await sandbox.as('Avery');
    const loan = await loanAt(avery, 'Hearth & Pine');
    const { id: methodId } = await methodOf(avery, 'BANK_ACCOUNT');
    const { amount, quoteId } = await quotedOn(avery, loan.id, FRIDAY);
    const order = { flow: 'PAY_OFF', amountType: 'PAYOFF', payOn: FRIDAY, methodId } as const;
    const cents = amount.amount;
    expect((await pay(avery, loan.id, { ...order, cents, payoffQuoteId: quoteId })).status).toBe(201);
    const { payoff, paymentOptions } = await readLoan(avery, loan.id);
    expect(payoff).toMatchObject({ amount: { amount: 0 }, breakdown: { pending: { amount: cents } } });
    expect(paymentOptions).toEqual([]);
    expect(await pay(avery, loan.id, { cents: 100, payOn: TODAY, methodId })).toMatchObject({
      status: 409,
      body: { reason: 'Payment_In_Progress' },
    });
  });
});

describe('a scheduled payment', () => {
  test('takes only what is still owed on its day, and nothing where nothing is', async () => {
    const avery = await sandbox.as('Avery');
    const loan = await loanAt(avery, 'Hearth & Pine');
    const { id: methodId } = await methodOf(avery, 'BANK_ACCOUNT');
    const half = Math.ceil(loan.balance.amount / 2);
    expect((await pay(avery, loan.id, { cents: half, payOn: FRIDAY, methodId })).status).toBe(201);
    const monday = { cents: half - 1_000, payOn: '2026-03-16', methodId };
    expect((await pay(avery, loan.id, monday)).status).toBe(201);
    // The merchant takes goods back, and most of the price with them.
    const body = { kind: 'refund-order', agreementId: loan.id, amount: loan.principalBalance.amount - 3_000 };
    expect((await avery.call('POST', '/sandbox/control/actions', { body })).status).toBe(204);
    await days(8);
    const after = await readLoan(await sandbox.as('Avery'), loan.id);
    expect(after).toMatchObject({ status: 'PAID', paymentsInProgress: [] });
    const rows = await sandbox.db
      .selectFrom('payment')
      .select(['pay_on', 'amount', 'activity_status'])
      .where('agreement_id', '=', loan.id)
      .where('request_key', 'is not', null)
      .orderBy('pay_on')
      .execute();
    expect(rows.map(({ activity_status }) => activity_status)).toEqual(['RECEIVED', 'CANCELLED']);
    expect(rows[0]?.amount).toBeLessThan(5_000);
  });
});

/** What buyers do on their loans in some days, in any order: pay now or later, pay off, cancel, and let autopay take the rest. */
const liveOn = async (random: RandomSource, length: number): Promise<readonly string[]> => {
  const { pick, between, chance } = random;
  const touched = new Set<string>();
  let today = TODAY;
  for (let passed = 0; passed < length; passed += 1) {
    for (const name of NAMES) {
      const client = await sandbox.as(name);
      const summary = pick(await agreementsOf(client));
      const loan: AgreementWire = await readLoan(client, summary.id);
      const scheduled = loan.paymentsInProgress.filter(({ cancelBefore }) => cancelBefore !== undefined);
      if (scheduled.length > 0 && chance(20)) {
        await client.call('DELETE', `${AGREEMENTS}/${loan.id}/payment/${pick(scheduled).id}`);
        continue;
      }
      if (loan.paymentOptions.length === 0) continue;
      const payOn = chance(40) ? today : addBusinessDays(today, between(1, 12), 'US');
      const { amountType, amount, min, max } = pick(loan.paymentOptions);
      const isPayoff = amountType === 'PAYOFF' || amountType === 'OUTSTANDING_BALANCE';
      const cents = isPayoff
        ? (await quotedOn(client, loan.id, payOn)).amount.amount
        : max
          ? between(min?.amount ?? 1, max.amount)
          : (amount?.amount ?? 0);
      const { id: methodId } = await methodOf(client, 'BANK_ACCOUNT');
      const flow = amountType === 'PAYOFF' ? 'PAY_OFF' : 'MAKE_PAYMENT';
      const answer = await pay(client, loan.id, { cents, payOn, methodId, amountType, flow });
      if (answer.status === 201) touched.add(loan.id);
    }
    await days(1);
    today = dateIn('America/New_York', sandbox.now());
  }
  await days(30);
  return [...touched];
};

describe('whatever buyers schedule, pay off and cancel', () => {
  test.each(Array.from({ length: IS_NIGHTLY ? 60 : 3 }, (_, index) => index + 1))(
    'what leaves their accounts never exceeds what they owe (seed %i)',
    async (seed) => {
      const touched = await liveOn(randomSource(seed), 15);
      expect(touched.length).toBeGreaterThan(1);
      for (const id of touched)
        for (const { amount, spread } of await takenFor(id)) expect(amount).toBe(spread);
      // Nothing was ever too much, so nothing had to go back.
      const refunds = await sandbox.db
        .selectFrom('payment')
        .select('id')
        .where('agreement_id', 'in', touched)
        .where('activity_type', '=', 'REFUND')
        .where('pay_on', '>', TODAY)
        .execute();
      expect(refunds).toEqual([]);
    },
    60_000,
  );
});
