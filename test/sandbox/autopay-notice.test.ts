import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../sandbox/calendar/plain-date.ts';
import type { AgreementWire } from '../../sandbox/contract/agreement.ts';
import { autopaySchema } from '../../sandbox/contract/payment.ts';
import { demoPeople } from '../../sandbox/index.ts';
import { earliestFirstDebit } from '../../sandbox/payments/autopay-notice.ts';
import {
  agreementsOf,
  methodOf,
  namedByEnrolment,
  prepare,
  readLoan,
  refusalOf,
} from './support/payment-steps.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';

const DAY = 86_400_000;
const NOT_ALLOWED = [422, 'Payment_Date_Not_Allowed'];

let sandbox: Sandbox;
let loan: AgreementWire;
let due: string;
beforeAll(async () => {
  sandbox = await startSandbox({ people: demoPeople().filter(({ tenant }) => tenant === 'maple') });
});
const avery = () => sandbox.as('Avery', 'maple');
const today = (): string => new Date(sandbox.now()).toISOString().slice(0, 10);
beforeEach(async () => {
  await sandbox.reset();
  const client = await avery();
  const open = (await agreementsOf(client, '?status=OUTSTANDING')).find(
    (one) => !one.autopay.enrolled && one.nextPayment && one.pastDue.amount === 0,
  );
  loan = await readLoan(client, open?.id ?? '');
  due = loan.nextPayment?.dueOn ?? '';
  // Nine days before the next due day: one too few.
  sandbox.advance(Date.parse(due) - 9 * DAY - Date.parse(today()));
});
afterAll(() => sandbox.close());

const enrol = async (more: object = {}) => {
  const client = await avery();
  const paymentMethodId = (await methodOf(client, 'BANK_ACCOUNT')).id;
  const kind = loan.kind === 'SPLIT_PAY' ? 'auto-enroll-sp' : 'auto-enroll';
  const wish = {
    channel: 'WEB',
    flow: 'AUTOPAY_ENROLL',
    paymentMethodId,
    amountType: 'INSTALLMENT',
    amountRule: 'FIXED',
    frequency: loan.frequency,
    startOn: due,
    ...more,
  };
  const { id: documentId } = await prepare(client, loan.id, kind, namedByEnrolment(wish));
  return client.call('POST', `/api/servicing/payment-agreement/${loan.id}/autopay`, {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      ...wish,
      disclosure: {
        type: 'AUTOPAY_ENROLLMENT',
        documentId,
        acceptedAt: new Date(sandbox.now()).toISOString(),
      },
    },
  });
};
const later = () => loan.schedule.find(({ dueOn }) => dueOn > due)?.dueOn;

describe('autopay in Canada', () => {
  test('is refused where its first debit leaves no ten days’ notice, and nothing is kept', async () => {
    expect(refusalOf(await enrol())).toEqual(NOT_ALLOWED);
    // An earlier first day changes nothing: it is the debit that needs notice.
    expect(refusalOf(await enrol({ startOn: today() }))).toEqual(NOT_ALLOWED);
    expect((await readLoan(await avery(), loan.id)).autopay.enrolled).toBe(false);
  });

  test('is allowed with ten days’ notice', async () => {
    sandbox.advance(-DAY);
    expect(autopaySchema.parse((await enrol()).body).enrolled).toBe(true);
  });

  test('is allowed at once where the notice is waived, but not for varying amounts', async () => {
    expect(refusalOf(await enrol({ amountRule: 'VARYING', preNotificationWaived: true }))).toEqual(
      NOT_ALLOWED,
    );
    expect((await enrol({ preNotificationWaived: true })).status).toBe(200);
  });

  test('is not changed into a debit before its notice has run, and is changed freely afterwards', async () => {
    const change = { flow: 'MANAGE_AUTOPAY' };
    expect((await enrol({ startOn: later() })).status).toBe(200);
    expect(refusalOf(await enrol(change))).toEqual(NOT_ALLOWED);
    expect((await enrol({ ...change, startOn: later() })).status).toBe(200);
    expect((await enrol({ ...change, preNotificationWaived: true })).status).toBe(200);
  });
});

describe('the earliest first debit', () => {
  const facts = {
    country: 'CA',
    today: '2026-03-11',
    amountRule: 'FIXED',
    isWaived: false,
    since: undefined,
  } as const;
  test.each([
    [{}, addDays(facts.today, 10)],
    [{ amountRule: 'RANGE' }, addDays(facts.today, 10)],
    [{ isWaived: true }, facts.today],
    [{ isWaived: true, amountRule: 'VARYING' }, addDays(facts.today, 10)],
    [{ since: '2026-03-08' }, '2026-03-18'],
    [{ since: '2026-03-01' }, facts.today],
    [{ since: '2026-03-01', amountRule: 'VARYING' }, addDays(facts.today, 10)],
    [{ country: 'US', amountRule: 'VARYING' }, facts.today],
  ] as const)('for %o is %s', (more, expected) => {
    expect(earliestFirstDebit({ ...facts, ...more })).toBe(expected);
  });
});
