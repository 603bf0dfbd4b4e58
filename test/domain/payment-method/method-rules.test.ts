import type { Instant } from '@member-portal/domain/calendar';
import {
  methodsFor,
  type PaymentMethod,
  type PaymentMethodId,
  removalOf,
} from '@member-portal/domain/payment-method';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';

const method = (id: string, over: Partial<PaymentMethod>): PaymentMethod => ({
  id: id as PaymentMethodId,
  type: 'DEBIT_CARD',
  status: 'ACCEPTED',
  brand: undefined,
  bankName: undefined,
  last4: '4242',
  expires: undefined,
  holder: 'Avery Stone',
  addedOn: 0 as Instant,
  ...over,
});

const methods = [
  method('debit', { addedOn: 1 as Instant }),
  method('credit', { type: 'CREDIT_CARD', addedOn: 3 as Instant }),
  method('bank', { type: 'BANK_ACCOUNT', addedOn: 2 as Instant }),
  method('expired', { expires: { year: 2026, month: 10 } }),
  method('removed', { status: 'DELETED' }),
];
const on = day('2026-11-21');
const ids = (list: readonly PaymentMethod[]) => list.map(({ id }) => id);

describe('methods to choose from', () => {
  it('for a payment are all usable ones, newest first', () => {
    expect(ids(methodsFor('ONE_TIME_PAYMENT', methods, on, { creditCards: true }))).toEqual([
      'credit',
      'bank',
      'debit',
    ]);
    expect(ids(methodsFor('ONE_TIME_PAYMENT', methods, on, { creditCards: false }))).toEqual([
      'bank',
      'debit',
    ]);
  });

  it('for autopay have no credit card, even where payments take them', () => {
    expect(ids(methodsFor('AUTOPAY', methods, on, { creditCards: true }))).toEqual(['bank', 'debit']);
  });

  it('have to be valid on the day of the payment', () => {
    expect(ids(methodsFor('AUTOPAY', methods, day('2026-10-31'), { creditCards: false }))).toContain(
      'expired',
    );
  });
});

describe('a payment method', () => {
  const bank = 'bank' as PaymentMethodId;
  const loan = (id: string, enrolled: boolean, paymentMethodId: string | undefined) => ({
    id,
    autopay: { enrolled, paymentMethodId: paymentMethodId as PaymentMethodId | undefined },
  });

  it('may be removed where no autopay draws on it', () => {
    const loans = [loan('a', true, 'debit'), loan('b', false, 'bank'), loan('c', false, undefined)];
    expect(removalOf(bank, loans)).toEqual({ kind: 'may-be-removed' });
    expect(removalOf(bank, [])).toEqual({ kind: 'may-be-removed' });
  });

  it('may not be removed while autopay draws on it, and the loans are named', () => {
    const loans = [loan('a', true, 'bank'), loan('b', true, 'debit'), loan('c', true, 'bank')];
    expect(removalOf(bank, loans)).toEqual({ kind: 'autopay-enrolled', loanIds: ['a', 'c'] });
  });
});
