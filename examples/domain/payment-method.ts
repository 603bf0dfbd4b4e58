// Which methods a payment may draw on, and whether one may be removed.
import {
  isUsableOn,
  methodsFor,
  type PaymentMethod,
  type PaymentMethodId,
  removalOf,
} from '@member-portal/domain/payment-method';
import { aLoan, at, day } from '../support/a-loan.ts';

const card: PaymentMethod = {
  id: 'card' as PaymentMethodId,
  type: 'DEBIT_CARD',
  status: 'ACCEPTED',
  brand: 'Visa',
  bankName: undefined,
  last4: '4242',
  expires: { year: 2026, month: 11 },
  holder: 'Avery Stone',
  addedOn: at('2026-01-05T12:00:00Z'),
};
const account: PaymentMethod = {
  ...card,
  id: 'account' as PaymentMethodId,
  type: 'BANK_ACCOUNT',
  brand: undefined,
  bankName: 'Prairie Bank',
  last4: '6789',
  expires: undefined,
};
const accepts = { creditCards: false };

console.log(isUsableOn(card, day('2026-11-30'), accepts)); // -> true
console.log(isUsableOn(card, day('2026-12-01'), accepts)); // -> false
console.log(methodsFor('AUTOPAY', [card, account], day('2026-12-20'), accepts).map(({ last4 }) => last4)); // -> [ '6789' ]

const { autopay } = aLoan();
const drawn = aLoan({ autopay: { ...autopay, enrolled: true, paymentMethodId: account.id } });
console.log(removalOf(card.id, [drawn]).kind, removalOf(account.id, [drawn]).kind); // -> may-be-removed autopay-enrolled
