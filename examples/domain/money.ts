// Amounts are whole cents with a currency. Anything else returns a named error, so that no NaN or fraction of
// a cent is accepted.
import { addMoney, isPositive, money, subtractMoney, sumMoney } from '@member-portal/domain/money';
import { known } from '../known.ts';

const instalment = known(money(10_833, 'USD'));
const fee = known(money(1_500, 'USD'));

console.log(addMoney(instalment, fee).cents); // -> 12333
console.log(sumMoney([instalment, instalment, fee], 'USD').cents); // -> 23166
console.log(isPositive(subtractMoney(fee, instalment))); // -> false

console.log(money(108.33, 'USD').mapErr(({ kind }) => kind)); // -> Err { error: 'invalid-money' }
