import { isPositive } from '../money/index.ts';
import type { Activity } from './payment.ts';

/** Whether a line of the history has a receipt: a booked payment or refund, but not a fee or a failed payment. */
export const hasReceipt = ({ type, status }: Pick<Activity, 'type' | 'status'>): boolean =>
  (type === 'PAYMENT' || type === 'AUTOPAY' || type === 'REFUND') &&
  (status === 'RECEIVED' || status === 'REFUNDED');

/** Whether a line shows no status: a booked fee or adjustment, for which "received" would be wrong. */
export const isPlainlyBooked = ({ type, status }: Pick<Activity, 'type' | 'status'>): boolean =>
  (type === 'FEE' || type === 'ADJUSTMENT') && status === 'RECEIVED';

/**
 * The key by which a line of the history that a platform lists twice is recognised. It includes the type, because a payment and
 * its chargeback may have the same id.
 */
export const activityKeyOf = ({ id, type }: { readonly id: string; readonly type: string }): string =>
  `${type} ${id}`;

/** The allocation of a line; undefined if it is not known or every part is zero. */
export const allocationOf = ({ allocation }: Pick<Activity, 'allocation'>): Activity['allocation'] =>
  allocation && Object.values(allocation).some(isPositive) ? allocation : undefined;

/**
 * The payment that a line replaces, looked up in `around`; `not-listed` if it is not there, undefined if the line replaces
 * none.
 */
export const replacedBy = (
  { replaces }: Pick<Activity, 'replaces'>,
  around: readonly Activity[],
): Activity | 'not-listed' | undefined =>
  replaces === undefined ? undefined : (around.find(({ id }) => id === replaces) ?? 'not-listed');
