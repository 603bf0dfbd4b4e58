import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AgreementWire, activityListSchema } from '../../sandbox/contract/agreement.ts';
import { paymentRequestSchema } from '../../sandbox/contract/payment.ts';
import { demoPeople } from '../../sandbox/index.ts';
import { fingerprintOf, runOnce } from '../../sandbox/payments/idempotency.ts';
import type { Client } from './support/client.ts';
import {
  agreementsOf,
  loanAt,
  methodOf,
  methodsOf,
  pay,
  paymentBody,
  prepare,
  readLoan,
  refusalOf,
} from './support/payment-steps.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';
import { messagesTo } from './support/sign-in-steps.ts';

const TODAY = '2026-03-11';
const FRIDAY = '2026-03-13';
const SATURDAY = '2026-03-14';
const DAY = 86_400_000;

let sandbox: Sandbox;
let avery: Client;
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

const order = (cents: number, more: Partial<Parameters<typeof pay>[2]> = {}) => ({
  cents,
  payOn: TODAY,
  methodId: bank,
  ...more,
});

const paymentsBooked = async (): Promise<number> =>
  (await sandbox.db.selectFrom('payment').select('id').where('request_key', 'is not', null).execute()).length;

describe('a payment of today', () => {
  test('is in progress at once, in the loan, its history and the ledger', async () => {
    const cents = loan.nextPayment?.amount.amount ?? 0;
    const answer = await pay(avery, loan.id, order(cents, { amountType: 'INSTALLMENT' }));
    expect(answer.status).toBe(201);
    const made = paymentRequestSchema.parse(answer.body);
    expect(made).toMatchObject({ status: 'REQUESTED', payOn: TODAY, amount: { amount: cents } });

    const after = await readLoan(avery, loan.id);
    expect(after.paymentsInProgress).toEqual([made]);
    expect(after.balance).toEqual(loan.balance);
    expect(after.payoff?.breakdown.pending.amount).toBe(cents);
    expect(after.payoff?.amount.amount).toBe((loan.payoff?.amount.amount ?? 0) - cents);
    const path = `/api/servicing/payment-agreement/${loan.id}/history?status=PENDING`;
    const { items } = await avery.expect(activityListSchema, 'GET', path);
    expect(items).toMatchObject([
      { id: made.id, requestKey: made.requestKey, confirmation: made.confirmation },
    ]);
    const noted = await sandbox.db
      .selectFrom('posting')
      .innerJoin('journal', 'journal.id', 'posting.journal_id')
      .select(['account', 'amount'])
      .where('payment_id', '=', made.id)
      .orderBy('account')
      .execute();
    expect(noted).toEqual([
      { account: 'IN_TRANSIT', amount: cents },
      { account: 'UNAPPLIED', amount: -cents },
    ]);
  });

  test('is told to the buyer as a message of record', async () => {
    const answer = await pay(avery, loan.id, order(5_000));
    const [message] = await messagesTo(avery, 'avery.stone@example.com');
    const { confirmation } = paymentRequestSchema.parse(answer.body);
    expect(message?.body).toContain('$50.00');
    expect(message?.body).toContain('March 11, 2026');
    expect(message?.body).toContain(confirmation);
  });

  test('moves through the statuses of a request on the platform’s clock', async () => {
    const seen = async (cents: number, payOn: string): Promise<readonly (string | undefined)[]> => {
      const answer = await pay(avery, loan.id, order(cents, { payOn }));
      const { id, status } = paymentRequestSchema.parse(answer.body);
      const statuses: (string | undefined)[] = [status];
      for (let step = 0; step < 7; step += 1) {
        sandbox.advance(5_000);
        await sandbox.catchUp();
        const { paymentsInProgress } = await readLoan(avery, loan.id);
        const now = paymentsInProgress.find((one) => one.id === id)?.status;
        if (now !== statuses.at(-1)) statuses.push(now);
      }
      return statuses;
    };
    const small = ['REQUESTED', 'PAYMENTS_RECEIVED', 'READY_TO_PROCESS', 'PENDING'];
    expect(await seen(5_000, TODAY)).toEqual(small);
    expect(await seen(50_000, TODAY)).toEqual(['REQUESTED', 'UNDER_REVIEW', ...small.slice(1)]);
    expect(await seen(6_000, FRIDAY)).toEqual(small.slice(0, 3));
  });

  test('settles on the next business day, as of the day it was made', async () => {
    const cents = loan.nextPayment?.amount.amount ?? 0;
    const made = paymentRequestSchema.parse(
      (await pay(avery, loan.id, order(cents, { amountType: 'INSTALLMENT' }))).body,
    );
    sandbox.advance(60_000);
    await sandbox.catchUp();
    expect((await readLoan(avery, loan.id)).paymentsInProgress).toMatchObject([
      { id: made.id, status: 'PENDING' },
    ]);
    sandbox.advance(DAY);
    await sandbox.catchUp();
    const fresh = await sandbox.as('Avery');
    const after = await readLoan(fresh, loan.id);
    expect(after.paymentsInProgress).toEqual([]);
    expect(after.installmentsPaid).toBe(loan.installmentsPaid + 1);
    expect(after.terms.accruedThrough).toBe(TODAY);
    const path = `/api/servicing/payment-agreement/${loan.id}/history?limit=1`;
    const { items } = await fresh.expect(activityListSchema, 'GET', path);
    const allocation = items[0]?.allocation;
    expect(items[0]).toMatchObject({ id: made.id, status: 'RECEIVED', on: TODAY });
    expect(after.principalBalance.amount).toBe(
      loan.principalBalance.amount - (allocation?.principal.amount ?? 0),
    );
    expect((allocation?.principal.amount ?? 0) + (allocation?.interest.amount ?? 0)).toBe(cents);
  });

  // Proves.
  test('that pays everything off closes the loan once it has settled', async () => {
    const quote = loan.payoff;
    if (!quote) throw new Error('No payoff is quoted.');
    const answer = await pay(
      avery,
      loan.id,
      order(quote.amount.amount, { flow: 'PAY_OFF', amountType: 'PAYOFF', payoffQuoteId: quote.quoteId }),
    );
    expect(answer.status).toBe(201);
    expect((await readLoan(avery, loan.id)).paymentOptions).toEqual([]);
    expect(refusalOf(await pay(avery, loan.id, order(100)))).toEqual([409, 'Payment_In_Progress']);
    sandbox.advance(2 * DAY);
    await sandbox.catchUp();
    const fresh = await sandbox.as('Avery');
    const after = await readLoan(fresh, loan.id);
    expect(after).toMatchObject({ status: 'PAID', balance: { amount: 0 }, nextPayment: null });
    expect(after.payoff).toBeUndefined();
    expect(refusalOf(await pay(fresh, loan.id, order(100)))).toEqual([409, 'Agreement_Closed']);
  });
});

test('the list tells of every loan what is in progress on it, in the order of its days', async () => {
  const later = paymentRequestSchema.parse((await pay(avery, loan.id, order(6_000, { payOn: FRIDAY }))).body);
  const now = paymentRequestSchema.parse((await pay(avery, loan.id, order(5_000))).body);
  const told = ({ id, status, amountType, amount, payOn }: typeof now) => ({
    id,
    status,
    amountType,
    amount,
    payOn,
  });
  const inProgress = async () =>
    new Map((await agreementsOf(avery)).map((item) => [item.id, item.paymentsInProgress ?? []]));
  const before = await inProgress();
  expect(before.get(loan.id)).toEqual([told(now), told(later)]);
  expect([...before.values()].filter((payments) => payments.length > 0)).toHaveLength(1);
  expect(before.size).toBe(5);
  const path = `/api/servicing/payment-agreement/${loan.id}/payment/${later.id}`;
  expect((await avery.call('DELETE', path)).status).toBe(204);
  sandbox.advance(60_000);
  await sandbox.catchUp();
  expect((await inProgress()).get(loan.id)).toEqual([{ ...told(now), status: 'PENDING' }]);
});

test.each([
  ['today', TODAY, 1],
  ['a later day', FRIDAY, 5],
])(
  'a payment of %s keeps its method from being deleted until it has an outcome',
  async (_name, payOn, days) => {
    const { id: card } = await methodOf(avery, 'DEBIT_CARD');
    expect((await pay(avery, loan.id, order(5_000, { payOn, methodId: card }))).status).toBe(201);
    const remove = async () => (await sandbox.as('Avery')).gateway('DELETE', `/v1/payment-methods/${card}`);
    expect(refusalOf(await remove())).toEqual([409, 'Method_In_Use']);
    sandbox.advance(60_000);
    await sandbox.catchUp();
    expect(refusalOf(await remove())).toEqual([409, 'Method_In_Use']);
    sandbox.advance(days * DAY);
    await sandbox.catchUp();
    expect((await remove()).status).toBe(204);
  },
);

describe('a payment of a later day', () => {
  test('is scheduled, leaves on its day and settles after it', async () => {
    const made = paymentRequestSchema.parse(
      (await pay(avery, loan.id, order(5_000, { payOn: FRIDAY }))).body,
    );
    expect(made.cancelBefore).toBe('2026-03-13T03:59:59.999Z');
    const journals = await sandbox.db
      .selectFrom('journal')
      .select('id')
      .where('payment_id', '=', made.id)
      .execute();
    expect(journals).toEqual([]);
    sandbox.advance(2 * DAY);
    await sandbox.catchUp();
    const [left] = (await readLoan(await sandbox.as('Avery'), loan.id)).paymentsInProgress;
    expect(left).toMatchObject({ id: made.id, status: 'PENDING' });
    expect(left?.cancelBefore).toBeUndefined();
    // Friday's draw settles on Monday.
    sandbox.advance(DAY);
    await sandbox.catchUp();
    expect((await readLoan(await sandbox.as('Avery'), loan.id)).paymentsInProgress).toHaveLength(1);
    sandbox.advance(2 * DAY);
    await sandbox.catchUp();
    expect((await readLoan(await sandbox.as('Avery'), loan.id)).paymentsInProgress).toEqual([]);
  });

  test('can be cancelled until the end of the business day before', async () => {
    const path = (id: string) => `/api/servicing/payment-agreement/${loan.id}/payment/${id}`;
    const first = paymentRequestSchema.parse(
      (await pay(avery, loan.id, order(5_000, { payOn: FRIDAY }))).body,
    );
    expect((await avery.call('DELETE', path(first.id))).status).toBe(204);
    expect((await readLoan(avery, loan.id)).paymentsInProgress).toEqual([]);
    const second = paymentRequestSchema.parse(
      (await pay(avery, loan.id, order(5_000, { payOn: FRIDAY }))).body,
    );
    sandbox.advance(1.5 * DAY);
    expect(refusalOf(await (await sandbox.as('Avery')).call('DELETE', path(second.id)))).toEqual([
      409,
      'Payment_Not_Cancellable',
    ]);
  });
});

describe('an idempotency key', () => {
  test('gives the first answer again and books once, however often and however close together', async () => {
    const key = randomUUID();
    const body = await paymentBody(avery, loan.id, order(5_000));
    const path = `/api/servicing/payment-agreement/${loan.id}/payment`;
    const send = () => avery.call('POST', path, { body, headers: { 'idempotency-key': key } });
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    for (const answer of answers) expect([201, 409]).toContain(answer.status);
    const again = await send();
    const made = answers.find(({ status }) => status === 201);
    expect(again).toMatchObject({ status: 201, body: made?.body });
    const reordered = Object.fromEntries(Object.entries(body).toReversed());
    expect(
      (await avery.call('POST', path, { body: reordered, headers: { 'idempotency-key': key } })).body,
    ).toEqual(made?.body);
    expect(await paymentsBooked()).toBe(1);
  });

  test('answers alike when only the moment of consent differs', async () => {
    const key = randomUUID();
    const first = await pay(avery, loan.id, order(5_000), key);
    const again = await pay(avery, loan.id, order(5_000), key);
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  test('is refused with another body, and for another loan', async () => {
    const key = randomUUID();
    await pay(avery, loan.id, order(5_000), key);
    expect(refusalOf(await pay(avery, loan.id, order(5_001), key))).toEqual([422, 'Idempotency_Key_Reused']);
    const other = await loanAt(avery, 'Summit Dental Care');
    expect(refusalOf(await pay(avery, other.id, order(5_000), key))).toEqual([422, 'Idempotency_Key_Reused']);
    expect(await paymentsBooked()).toBe(1);
  });

  test('of one buyer means nothing for another', async () => {
    const key = randomUUID();
    await pay(avery, loan.id, order(5_000), key);
    const blake = await sandbox.as('Blake');
    const theirs = await loanAt(blake, 'Trailhead Cycles');
    const { id: methodId } = await methodOf(blake, 'BANK_ACCOUNT');
    expect((await pay(blake, theirs.id, order(5_000, { methodId }), key)).status).toBe(201);
  });

  test('keeps a refusal as well', async () => {
    const key = randomUUID();
    const answers = [
      await pay(avery, loan.id, order(99_999_999), key),
      await pay(avery, loan.id, order(99_999_999), key),
    ];
    expect(answers.map(refusalOf)).toEqual([
      [422, 'Amount_Out_Of_Range'],
      [422, 'Amount_Out_Of_Range'],
    ]);
  });

  test('is needed, and is a UUID', async () => {
    const body = await paymentBody(avery, loan.id, order(5_000));
    const path = `/api/servicing/payment-agreement/${loan.id}/payment`;
    expect((await avery.call('POST', path, { body })).status).toBe(400);
    expect((await avery.call('POST', path, { body, headers: { 'idempotency-key': 'again' } })).status).toBe(
      400,
    );
  });

  test('whose holder died is taken over after half a minute', async () => {
    const call = { buyerId: 'buyer', key: 'key', fingerprint: fingerprintOf('x') };
    const { db } = sandbox;
    const claim = { buyer_id: 'buyer', key: 'key', fingerprint: call.fingerprint, state: 'RUNNING' as const };
    await db
      .insertInto('idempotency')
      .values({ ...claim, status: null, answer: null, started_at: 1_000 })
      .execute();
    const never = () => Promise.reject(new Error('must not run'));
    expect(await runOnce(db, call, 30_999, never)).toEqual({ kind: 'running' });
    const taken = await runOnce(db, call, 31_000, async () => ({ status: 201, body: { made: 'second' } }));
    expect(taken).toEqual({ kind: 'answered', answer: { status: 201, body: { made: 'second' } } });
    expect(await runOnce(db, call, 31_001, never)).toEqual(taken);
  });

  test('that was taken over leaves nothing of the late holder’s work', async () => {
    const call = { buyerId: 'buyer', key: 'key', fingerprint: fingerprintOf('x') };
    const late = runOnce(sandbox.db, call, 1_000, async (tx) => {
      await tx.insertInto('setting').values({ name: 'trace', value: 'late' }).execute();
      await tx.updateTable('idempotency').set({ started_at: 31_000 }).where('key', '=', 'key').execute();
      return { status: 201, body: {} };
    });
    await expect(late).rejects.toThrow('was lost');
    expect(await sandbox.db.selectFrom('setting').selectAll().where('name', '=', 'trace').execute()).toEqual(
      [],
    );
  });

  test('is free again when the work fails', async () => {
    const call = { buyerId: 'buyer', key: 'key', fingerprint: fingerprintOf('x') };
    await expect(runOnce(sandbox.db, call, 1, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    const again = await runOnce(sandbox.db, call, 2, async () => ({ status: 201, body: {} }));
    expect(again).toEqual({ kind: 'answered', answer: { status: 201, body: {} } });
  });
});

describe('a refusal', () => {
  test.each([
    ['an amount below the smallest', { cents: 99 }, [422, 'Amount_Out_Of_Range']],
    ['an amount above everything owed', { cents: 10_000_000 }, [422, 'Amount_Out_Of_Range']],
    [
      'an instalment of another amount',
      { cents: 5_000, amountType: 'INSTALLMENT' },
      [422, 'Amount_Out_Of_Range'],
    ],
    [
      'an amount type that is not offered',
      { cents: 5_000, amountType: 'OUTSTANDING_BALANCE' },
      [422, 'Amount_Out_Of_Range'],
    ],
    ['another currency', { cents: 5_000, currency: 'CAD' as const }, [422, 'Amount_Out_Of_Range']],
    ['a day that has passed', { cents: 5_000, payOn: '2026-03-10' }, [422, 'Payment_Date_Not_Allowed']],
    ['a Saturday', { cents: 5_000, payOn: SATURDAY }, [422, 'Payment_Date_Not_Allowed']],
    ['a day too far ahead', { cents: 5_000, payOn: '2026-05-11' }, [422, 'Payment_Date_Not_Allowed']],
    [
      'an unknown method',
      { cents: 5_000, methodId: 'nobody', documentId: 'none' },
      [422, 'Method_Not_Usable'],
    ],
    ['an unknown document', { cents: 5_000, documentId: 'none' }, [422, 'Disclosure_Not_Accepted']],
    [
      'an expired quote',
      { cents: 5_000, flow: 'PAY_OFF' as const, amountType: 'PAYOFF', payoffQuoteId: 'quote-old' },
      [409, 'Payoff_Quote_Expired'],
    ],
  ])('of %s names its reason and books nothing', async (_what, change, refusal) => {
    expect(refusalOf(await pay(avery, loan.id, order(5_000, change)))).toEqual(refusal);
    expect(await paymentsBooked()).toBe(0);
  });

  test('of a consent that lies far ahead, and none that a clock a few hours fast explains', async () => {
    const ahead = (hours: number) => new Date(sandbox.now() + hours * 3_600_000).toISOString();
    for (const acceptedAt of [ahead(25), ahead(24 * 365), '9999-12-31T23:59:59Z'])
      expect(refusalOf(await pay(avery, loan.id, order(5_000, { acceptedAt })))).toEqual([
        422,
        'Disclosure_Not_Accepted',
      ]);
    expect(await paymentsBooked()).toBe(0);
    expect((await pay(avery, loan.id, order(5_000, { acceptedAt: ahead(13) }))).status).toBe(201);
  });

  test('of a document that was prepared for another amount', async () => {
    const parameters = { amount: 4_000, currency: 'USD', payOn: TODAY, paymentMethodId: bank };
    const { id: documentId } = await prepare(avery, loan.id, 'one-time', parameters);
    expect(refusalOf(await pay(avery, loan.id, order(5_000, { documentId })))).toEqual([
      422,
      'Disclosure_Not_Accepted',
    ]);
  });

  test.each(['amount', 'payOn', 'paymentMethodId'])(
    'of a document that was prepared without %s',
    async (missing) => {
      const parameters = { amount: 5_000, currency: 'USD', payOn: TODAY, paymentMethodId: bank };
      const { id: documentId } = await prepare(avery, loan.id, 'one-time', {
        ...parameters,
        [missing]: undefined,
      });
      expect(refusalOf(await pay(avery, loan.id, order(5_000, { documentId })))).toEqual([
        422,
        'Disclosure_Not_Accepted',
      ]);
      expect(await paymentsBooked()).toBe(0);
    },
  );

  test('of a document that was prepared for autopay or another loan', async () => {
    const parameters = { amount: 5_000, currency: 'USD', payOn: TODAY, paymentMethodId: bank };
    const { id: autopay } = await prepare(avery, loan.id, 'auto-enroll', parameters);
    const other = await loanAt(avery, 'Summit Dental Care');
    const { id: elsewhere } = await prepare(avery, other.id, 'one-time', parameters);
    for (const documentId of [autopay, elsewhere]) {
      expect(refusalOf(await pay(avery, loan.id, order(5_000, { documentId })))).toEqual([
        422,
        'Disclosure_Not_Accepted',
      ]);
    }
  });

  test('of a card that the bank declines', async () => {
    const casey = await sandbox.as('Casey');
    const { id } = await loanAt(casey, 'Fieldstone Computers');
    const { id: methodId } = await methodOf(casey, 'DEBIT_CARD');
    expect(refusalOf(await pay(casey, id, order(5_000, { methodId })))).toEqual([422, 'Method_Declined']);
  });

  test('of a card that will have expired', async () => {
    const { id: methodId } = await methodOf(avery, 'DEBIT_CARD');
    await sandbox.db
      .updateTable('payment_method')
      .set({ expires: '2026-03' })
      .where('id', '=', methodId)
      .execute();
    expect((await pay(avery, loan.id, order(5_000, { methodId }))).status).toBe(201);
    const later = order(5_001, { methodId, payOn: '2026-04-01' });
    expect(refusalOf(await pay(avery, loan.id, later))).toEqual([422, 'Method_Not_Usable']);
  });

  test('of a credit card where the lender does not take them', async () => {
    await sandbox.db
      .updateTable('payment_method')
      .set({ type: 'CREDIT_CARD' })
      .where('id', '=', bank)
      .execute();
    expect(refusalOf(await pay(avery, loan.id, order(5_000)))).toEqual([422, 'Method_Not_Usable']);
    await sandbox.db.updateTable('flag').set({ state: 'ON' }).where('name', '=', 'credit-cards').execute();
    expect((await pay(avery, loan.id, order(5_000))).status).toBe(201);
  });

  test('of a closed loan', async () => {
    const closed = await loanAt(avery, 'Trailhead Cycles');
    expect(refusalOf(await pay(avery, closed.id, order(5_000)))).toEqual([409, 'Agreement_Closed']);
  });

  test('of the same payment under another key, while a different one is taken', async () => {
    expect((await pay(avery, loan.id, order(5_000))).status).toBe(201);
    expect(refusalOf(await pay(avery, loan.id, order(5_000)))).toEqual([409, 'Payment_In_Progress']);
    expect((await pay(avery, loan.id, order(5_001))).status).toBe(201);
  });

  test('of payments that together exceed what is owed, even at once', async () => {
    const { id, balance } = await loanAt(avery, 'Loomwork');
    const half = Math.floor(balance.amount / 2) + 1;
    const answers = await Promise.all([0, 1, 2].map((more) => pay(avery, id, order(half + more))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });
});

test('the wallet lists its methods in the order in which they were added', async () => {
  expect((await methodsOf(avery)).map(({ type }) => type)).toEqual(['BANK_ACCOUNT', 'DEBIT_CARD']);
});
