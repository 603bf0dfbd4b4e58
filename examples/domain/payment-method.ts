// Which methods a payment may draw on, and whether one may be removed.
import { isUsableOn, methodsFor, removalOf } from '@member-portal/domain/payment-method';
import { aLoan } from '../../test/support/builders/a-loan.ts';
import { aPaymentMethod } from '../../test/support/builders/a-payment-method.ts';
import { day } from '../../test/support/builders/day.ts';
import { aCard } from '../../test/support/builders/loans-to-draw.ts';

const card = { ...aCard(), expires: { year: 2026, month: 11 } };
const account = aPaymentMethod();
const accepts = { creditCards: false };

console.log(isUsableOn(card, day('2026-11-30'), accepts)); // -> true
console.log(isUsableOn(card, day('2026-12-01'), accepts)); // -> false
console.log(methodsFor('AUTOPAY', [card, account], day('2026-12-20'), accepts).map(({ last4 }) => last4)); // -> [ '6789' ]

const { autopay } = aLoan();
const drawn = aLoan({ autopay: { ...autopay, enrolled: true, paymentMethodId: account.id } });
console.log(removalOf(card.id, [drawn]).kind, removalOf(account.id, [drawn]).kind); // -> may-be-removed autopay-enrolled
