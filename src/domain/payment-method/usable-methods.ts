import { type PlainDate, partsOf } from '../calendar/index.ts';
import { isExcluded, type PaymentMethod } from './payment-method.ts';

/** Whether a card's last month of validity is before a day. */
export const isExpired = (method: Pick<PaymentMethod, 'expires'>, on: PlainDate): boolean => {
  if (!method.expires) return false;
  const { year, month } = partsOf(on);
  return method.expires.year * 12 + method.expires.month < year * 12 + month;
};

/** Whether a payment on a day may use a method: not excluded, not failed, not expired by then, of an accepted type. */
export const isUsableOn = (
  method: PaymentMethod,
  on: PlainDate,
  accepts: { readonly creditCards: boolean },
): boolean =>
  !isExcluded(method.status) &&
  method.status !== 'FAILED' &&
  !isExpired(method, on) &&
  (accepts.creditCards || method.type !== 'CREDIT_CARD');
