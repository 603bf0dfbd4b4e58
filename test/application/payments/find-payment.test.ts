import { confirmationOf, findPayment, hasSucceeded } from '@member-portal/application/payments';
import type { Activity, PaymentRequestStatus, PaymentStatus } from '@member-portal/domain/payment';
import { PAYMENT_REQUEST_STATUSES, PAYMENT_STATUSES } from '@member-portal/domain/payment';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { confirmationsOn, nameOf } from '../../../src/application/payments/find-payment.ts';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';
import { fakeServicing } from '../../support/fakes/fake-servicing.ts';
import { fakeTime } from '../../support/fakes/fake-time.ts';

const loan = aLoan();
const anActivity = (changed: Partial<Activity>): Activity => ({
  id: 'activity',
  requestKey: undefined,
  type: 'PAYMENT',
  status: 'RECEIVED',
  amount: usd(1000),
  on: day('2026-11-21'),
  method: undefined,
  allocation: undefined,
  confirmation: undefined,
  failure: undefined,
  ...changed,
});
const find = async (
  history: readonly Activity[],
  trace: Parameters<typeof findPayment>[2],
): Promise<string | undefined> => {
  const servicing = fakeServicing(fakeTime(), { loans: [loan] });
  servicing.readHistory = (_id, { limit = 0 }) =>
    okAsync({ items: history.slice(0, limit), nextCursor: undefined });
  const found = (await findPayment(servicing, loan.id, trace))._unsafeUnwrap();
  return found?.kind === 'in-history' ? found.activity.id : undefined;
};
const keyed = { requestKey: 'key-1', knownConfirmations: undefined };
const unkeyed = { requestKey: 'key-1', knownConfirmations: ['C-1'] };

describe('a payment is found', () => {
  it('by its key, whatever kind of activity carries it', async () => {
    const history = [
      anActivity({ id: 'other', requestKey: 'key-2' }),
      anActivity({ id: 'mine', requestKey: 'key-1', type: 'AUTOPAY' }),
    ];
    expect(await find(history, keyed)).toBe('mine');
  });

  it('by its key among the newest fifty', async () => {
    const before = Array.from({ length: 49 }, () => anActivity({ requestKey: 'other' }));
    expect(await find([...before, anActivity({ id: 'mine', requestKey: 'key-1' })], keyed)).toBe('mine');
  });

  it('by its confirmation where the platform gives every payment an empty key', async () => {
    const trace = { requestKey: '', confirmation: 'C-2', knownConfirmations: undefined };
    const history = [
      anActivity({ id: 'other', requestKey: '', confirmation: 'C-1' }),
      anActivity({ id: 'mine', requestKey: '', confirmation: 'C-2' }),
    ];
    expect(await find(history, trace)).toBe('mine');
    expect(await find(history.slice(0, 1), trace)).toBeUndefined();
  });

  it('in progress by its key in preference to a new confirmation', async () => {
    const [other, mine] = [
      aPaymentRequest({ id: 'other', requestKey: 'key-2', confirmation: 'C-2' }),
      aPaymentRequest({ id: 'mine', requestKey: 'key-1', confirmation: 'C-3' }),
    ];
    const servicing = fakeServicing(fakeTime(), { loans: [aLoan({ paymentsInProgress: [other, mine] })] });
    const found = (await findPayment(servicing, loan.id, unkeyed))._unsafeUnwrap();
    expect(found).toEqual({ kind: 'in-progress', request: mine });
  });

  it('by its key in preference to a new confirmation', async () => {
    const history = [
      anActivity({ id: 'new', confirmation: 'C-2' }),
      anActivity({ id: 'mine', confirmation: 'C-3', requestKey: 'key-1' }),
    ];
    expect(await find(history, unkeyed)).toBe('mine');
  });

  it('by a confirmation that is new, where keys are ignored', async () => {
    const history = [
      anActivity({ id: 'old', confirmation: 'C-1' }),
      anActivity({ id: 'new', confirmation: 'C-2' }),
    ];
    expect(await find(history, unkeyed)).toBe('new');
    expect(await find(history, { ...unkeyed, amount: usd(1000) })).toBe('new');
  });
});

describe('a payment that the platform has listed before', () => {
  const listed = {
    requestKey: 'key-1',
    id: 'mine',
    confirmation: '',
    amount: usd(1000),
    payOn: day('2026-11-21'),
    knownConfirmations: undefined,
  };

  it('is found by its id where confirmations are empty and the history names no keys', async () => {
    const history = [
      anActivity({ id: 'other', confirmation: '' }),
      anActivity({ id: 'mine', confirmation: '' }),
    ];
    expect(await find(history, listed)).toBe('mine');
  });

  it('is not another one in progress whose confirmation is empty as well', async () => {
    const other = aPaymentRequest({ id: 'other', requestKey: '', confirmation: '', amount: usd(1000) });
    const servicing = fakeServicing(fakeTime(), { loans: [aLoan({ paymentsInProgress: [other] })] });
    expect((await findPayment(servicing, loan.id, listed))._unsafeUnwrap()).toBeUndefined();
  });

  it('is found by amount and day where the history has ids of its own and names nothing else', async () => {
    const history = [
      anActivity({ id: 'named', confirmation: 'C-5' }),
      anActivity({ id: 'keyed', requestKey: 'key-2' }),
      anActivity({ id: 'of another amount', amount: usd(999) }),
      anActivity({ id: 'of another day', on: day('2026-11-20') }),
      anActivity({ id: 'of the same', confirmation: '' }),
    ];
    expect(await find(history, listed)).toBe('of the same');
    expect(await find(history.slice(0, 4), listed)).toBeUndefined();
  });

  it('is not a line of its id that names another confirmation', async () => {
    const named = { ...listed, confirmation: 'C-2' };
    expect(await find([anActivity({ id: 'mine', confirmation: 'C-1' })], named)).toBeUndefined();
    expect(await find([anActivity({ id: 'mine', confirmation: 'C-2' })], named)).toBe('mine');
    expect(await find([anActivity({ id: 'mine' })], named)).toBe('mine');
  });

  it('is found by its key before its id, and by its id before its confirmation', async () => {
    const named = { ...listed, confirmation: 'C-2' };
    const history = [
      anActivity({ id: 'of its confirmation', confirmation: 'C-2' }),
      anActivity({ id: 'mine' }),
      anActivity({ id: 'of its key', requestKey: 'key-1' }),
    ];
    expect(await find(history, named)).toBe('of its key');
    expect(await find(history.slice(0, 2), named)).toBe('mine');
    expect(await find(history.slice(0, 1), named)).toBe('of its confirmation');
  });
});

describe('a payment is not found', () => {
  it.each([
    ['of another amount', anActivity({ confirmation: 'C-2', amount: usd(999) })],
    ['without a confirmation', anActivity({})],
    ['that a draft made', anActivity({ confirmation: 'C-2', type: 'AUTOPAY' })],
    ['that stood there before', anActivity({ confirmation: 'C-1' })],
  ])('in one %s', async (_what, activity) => {
    expect(await find([activity], { ...unkeyed, amount: usd(1000) })).toBeUndefined();
  });

  it('by a new confirmation where keys are honoured', async () => {
    expect(await find([anActivity({ confirmation: 'C-2' })], keyed)).toBeUndefined();
  });
});

describe('a found payment', () => {
  it('is known by its confirmation', () => {
    expect(confirmationOf({ kind: 'in-history', activity: anActivity({ confirmation: 'C-9' }) })).toBe('C-9');
  });

  it('is named by its id where it has no confirmation, or an empty one', () => {
    const request = aPaymentRequest({ id: 'payment-1', confirmation: '' });
    expect(nameOf({ kind: 'in-progress', request })).toBe('payment-1');
    for (const confirmation of ['', undefined])
      expect(nameOf({ kind: 'in-history', activity: anActivity({ confirmation }) })).toBe('activity');
  });

  const request = (status: PaymentRequestStatus) => ({ kind: 'in-progress', request: { status } }) as never;
  const activity = (status: PaymentStatus) => ({ kind: 'in-history', activity: { status } }) as never;

  it('has succeeded unless its status is one of a failure or a return', () => {
    expect(PAYMENT_REQUEST_STATUSES.filter((status) => !hasSucceeded(request(status)))).toEqual([
      'CANCELLED',
      'FAILED',
    ]);
    expect(PAYMENT_STATUSES.filter((status) => !hasSucceeded(activity(status)))).toEqual([
      'FAILED',
      'CANCELLED',
      'CHARGED_BACK',
      'REFUNDED',
      'RETURNED',
      'REJECTED',
    ]);
  });
});

describe('the confirmations on a loan', () => {
  it('are those of its payments, in progress and made; one that has none yet tells nothing', async () => {
    const asked: unknown[] = [];
    const inProgress = [{ confirmation: 'C-1' }, { confirmation: undefined }] as never;
    const servicing = fakeServicing(fakeTime(), { loans: [aLoan({ paymentsInProgress: inProgress })] });
    servicing.readHistory = (_id, query) => {
      asked.push(query);
      return okAsync({
        items: [anActivity({}), anActivity({ confirmation: 'C-2' })],
        nextCursor: undefined,
      });
    };
    expect((await confirmationsOn(servicing, loan.id))._unsafeUnwrap()).toEqual(['C-1', 'C-2']);
    expect(asked).toEqual([{ types: ['PAYMENT'], limit: 50 }]);
  });
});
