import {
  AddPaymentMethod,
  ConfirmAddedMethod,
  ConnectAccount,
  ListPaymentMethods,
  RemovePaymentMethod,
} from '@member-portal/application/payment-methods';
import type { LoanId } from '@member-portal/domain/loan';
import { PAYMENT_METHOD_STATUSES, type PaymentMethodId } from '@member-portal/domain/payment-method';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aLoan } from '../../support/builders/a-loan.ts';
import { aPaymentMethod } from '../../support/builders/a-payment-method.ts';
import { AVERY } from '../../support/builders/a-session.ts';
import { OFFLINE } from '../../support/fakes/fault-line.ts';
import { aBrowser } from '../flows/payment/browser.ts';

const method = aPaymentMethod();
const expired = { kind: 'session-expired' };

const drawnOn = (id: string, paymentMethodId: PaymentMethodId) => {
  const loan = aLoan({ id: id as LoanId, autopayEnrolled: true });
  return { ...loan, autopay: { ...loan.autopay, enrolled: true, paymentMethodId } };
};

describe('the payment methods', () => {
  // Proves.
  it('leave out the excluded ones', async () => {
    const all = PAYMENT_METHOD_STATUSES.map((status) =>
      aPaymentMethod({ id: status as string as PaymentMethodId, status }),
    );
    const listed = await aBrowser({ methods: all }).openPage().services.get(ListPaymentMethods)();
    expect(listed._unsafeUnwrap().map(({ status }) => status)).toEqual([
      'CREATED',
      'SUBMITTED',
      'ACCEPTED',
      'PAID',
      'FAILED',
      'PENDING',
      'SUCCESS',
    ]);
  });

  it('need a session', async () => {
    const { services, sessions } = aBrowser().openPage();
    sessions.close('signed-out');
    expect((await services.get(ListPaymentMethods)())._unsafeUnwrapErr()).toEqual(expired);
    const add = services.get(AddPaymentMethod);
    expect((await add({ locale: 'en-us' }))._unsafeUnwrapErr()).toEqual(expired);
  });
});

describe('a new method', () => {
  it('is typed in a page of the gateway, in the tenant’s theme and the buyer’s language', async () => {
    const { gateway, openPage } = aBrowser({ configuration: { theme: 'azure' } });
    const { services } = openPage();
    const opened = await services.get(AddPaymentMethod)({ locale: 'fr-ca' });
    expect(opened._unsafeUnwrap().url).toMatch(/^https:/);
    await services.get(ConnectAccount)({ locale: 'fr-ca' });
    const session = { buyerId: AVERY, locale: 'fr-ca', theme: 'azure' };
    expect(gateway.sessions).toEqual([
      { ...session, purpose: 'ADD_METHOD' },
      { ...session, purpose: 'CONNECT_ACCOUNT' },
    ]);
  });

  it('is not connected where that is not offered', async () => {
    const { gateway, openPage } = aBrowser({ flags: { connectAccount: false } });
    const connect = openPage().services.get(ConnectAccount);
    expect((await connect({ locale: 'en-us' }))._unsafeUnwrapErr()).toEqual({ kind: 'not-offered' });
    expect(gateway.sessions).toEqual([]);
  });

  // Proves.
  it('is reported as added once the gateway lists it', async () => {
    const removed = aPaymentMethod({ id: 'gone' as PaymentMethodId, status: 'DELETED' });
    const { services, analytics } = aBrowser({ methods: [method, removed] }).openPage();
    const confirm = services.get(ConfirmAddedMethod);
    for (const id of ['forged', 'gone'] as PaymentMethodId[])
      expect((await confirm(id))._unsafeUnwrapErr()).toEqual({ kind: 'not-found' });
    expect(analytics.events).toEqual([]);
    expect((await confirm(method.id))._unsafeUnwrap()).toEqual(method);
    expect(analytics.events).toEqual([
      { event: 'save_new_payment_method', info: { methodType: 'BANK_ACCOUNT' } },
    ]);
  });
});

it('a new method is not reported as added while the gateway is unreachable', async () => {
  const { gateway, openPage } = aBrowser({ methods: [method] });
  const { services, analytics } = openPage();
  const confirm = services.get(ConfirmAddedMethod);
  gateway.listMethods = () => errAsync(OFFLINE);
  expect((await confirm(method.id))._unsafeUnwrapErr()).toEqual(OFFLINE);
  expect(analytics.events).toEqual([]);
});

describe('removing a method', () => {
  const aRemoval = (given: Parameters<typeof aBrowser>[0] = {}) => {
    const methods = [method, aPaymentMethod({ id: 'another' as PaymentMethodId })];
    const { gateway, platform, openPage } = aBrowser({ ...given, methods });
    const { services, analytics } = openPage();
    const left = async () => (await gateway.listMethods(AVERY))._unsafeUnwrap()[0]?.status;
    return { gateway, servicing: platform, analytics, remove: services.get(RemovePaymentMethod), left };
  };

  // Proves.
  it('takes it away and is tracked by its type', async () => {
    const { remove, left, analytics } = aRemoval();
    expect((await remove(method)).isOk()).toBe(true);
    expect(await left()).toBe('DELETED');
    expect(analytics.events).toEqual([
      { event: 'delete_payment_method', info: { methodType: 'BANK_ACCOUNT' } },
    ]);
  });

  it('names the loans whose autopay draws on it, and leaves it', async () => {
    const loans = [
      drawnOn('loan-1', method.id),
      drawnOn('loan-2', 'other' as PaymentMethodId),
      drawnOn('loan-3', method.id),
      aLoan({ id: 'loan-4' as LoanId }),
    ];
    const { remove, left, analytics } = aRemoval({ loans });
    expect((await remove(method))._unsafeUnwrapErr()).toEqual({
      kind: 'autopay-enrolled',
      loans: [loans[0], loans[2]],
    });
    expect(await left()).toBe('ACCEPTED');
    expect(analytics.events).toEqual([]);
  });

  it('looks through every page of loans', async () => {
    const loans = Array.from({ length: 450 }, (_, index) =>
      index === 449 ? drawnOn('last', method.id) : aLoan({ id: `loan-${index}` as LoanId }),
    );
    const { remove } = aRemoval({ loans });
    expect((await remove(method))._unsafeUnwrapErr()).toEqual({
      kind: 'autopay-enrolled',
      loans: [loans.at(-1)],
    });
  });

  it('names a loan once that moved to a later page while the pages were read', async () => {
    const loan = drawnOn('loan-1', method.id);
    const { remove, servicing } = aRemoval({ loans: [loan] });
    servicing.listLoans = ({ cursor }) =>
      okAsync({ items: [loan], nextCursor: cursor ? undefined : 'second' });
    expect((await remove(method))._unsafeUnwrapErr()).toEqual({ kind: 'autopay-enrolled', loans: [loan] });
  });

  it('tells that it is in use, where the gateway says so', async () => {
    const { remove } = aRemoval({ methodsInUse: [method.id] });
    expect((await remove(method))._unsafeUnwrapErr()).toEqual({ kind: 'in-use' });
  });

  it('twice is the same as once', async () => {
    const { remove } = aRemoval();
    await remove(method);
    expect((await remove(method)).isOk()).toBe(true);
  });

  it('of one that was never there is done', async () => {
    const { remove } = aRemoval();
    expect((await remove({ id: 'nobody' as PaymentMethodId, type: 'DEBIT_CARD' })).isOk()).toBe(true);
  });

  it('whose answer is lost is looked up', async () => {
    const { remove, gateway, left } = aRemoval();
    gateway.failNext(OFFLINE);
    expect((await remove(method))._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
    expect(await left()).toBe('ACCEPTED');
    gateway.loseNextAnswer();
    expect((await remove(method)).isOk()).toBe(true);
  });

  it('whose answer is lost is not known to have been made if the list cannot be read', async () => {
    const { remove, gateway, analytics } = aRemoval();
    gateway.loseNextAnswer();
    gateway.listMethods = () => errAsync(OFFLINE);
    expect((await remove(method))._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
    expect(analytics.names()).toEqual([]);
  });

  it('refused for another reason is refused', async () => {
    const { remove, gateway } = aRemoval();
    await remove(method);
    const forbidden = { kind: 'bad-request', status: 403, message: '' } as const;
    gateway.failNext(forbidden);
    expect((await remove(method))._unsafeUnwrapErr()).toEqual(forbidden);
  });

  it('is not tried while one of the loans cannot be read', async () => {
    const { remove, servicing, left } = aRemoval({ loans: [drawnOn('loan-1', 'other' as PaymentMethodId)] });
    const { readLoan } = servicing;
    servicing.readLoan = (...of) => {
      servicing.readFaults.queue({ kind: 'answered', failure: OFFLINE });
      return readLoan(...of);
    };
    expect((await remove(method))._unsafeUnwrapErr()).toEqual(OFFLINE);
    expect(await left()).toBe('ACCEPTED');
  });

  it('is not tried while the loans cannot be read', async () => {
    const { remove, servicing, left } = aRemoval({ loans: [drawnOn('loan-1', method.id)] });
    servicing.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    expect((await remove(method))._unsafeUnwrapErr()).toEqual(OFFLINE);
    expect(await left()).toBe('ACCEPTED');
  });

  it('reads only the loans that have autopay', async () => {
    const loans = [aLoan(), drawnOn('loan-2', 'other' as PaymentMethodId)];
    const { remove, servicing } = aRemoval({ loans });
    const { readLoan } = servicing;
    const read: string[] = [];
    servicing.readLoan = (...of) => {
      read.push(of[0]);
      return readLoan(...of);
    };
    await remove(method);
    expect(read).toEqual(['loan-2']);
  });
});
