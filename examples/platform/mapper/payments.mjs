import { Problem } from './core.mjs';
import { requestOf } from './loans.mjs';
import { americanDayOf, dayOf, decimalOf, moneyOf } from './values.mjs';

const isSame = (debit, loan, { amount, payOn, paymentMethodId }) =>
  debit.loan === loan &&
  moneyOf(debit.amt.slice(1)).amount === amount.amount &&
  dayOf(debit.on) === payOn &&
  debit.src === paymentMethodId;

/**
 * Idempotent payments over a core without idempotency: the key is the core's `ref`, which is looked up first; while a
 * call with a key runs, another gets a 409 without a reason. Several mappers need a shared lock instead of the set.
 */
export const createPayments = (core) => {
  const running = new Set();
  return async (loan, order, requestKey, { key, method }) => {
    if (!requestKey) throw new Problem(400, 'Invalid_Request');
    if (running.has(requestKey)) throw new Problem(409, 'Idempotency_Key_In_Use');
    running.add(requestKey);
    try {
      const known = await core('debit.byRef', { ref: requestKey }, key);
      if (known && !isSame(known, loan, order)) throw new Problem(422, 'Idempotency_Key_Reused');
      const { amount, payOn, paymentMethodId: src } = order;
      const wanted = { loan, amt: decimalOf(amount), on: americanDayOf(payOn), src, ref: requestKey };
      return requestOf(known ?? (await core('debit.make', wanted, key)), method);
    } finally {
      running.delete(requestKey);
    }
  };
};
