import { isPositive } from '../money/index.ts';
import type { Activity } from './payment.ts';

/** Whether a line has a receipt. Only booked payments do: no fees, adjustments, or payments that are in progress or failed. */
export const hasReceipt = ({ type, status }: Pick<Activity, 'type' | 'status'>): boolean =>
  (type === 'PAYMENT' || type === 'AUTOPAY' || type === 'REFUND') &&
  (status === 'RECEIVED' || status === 'REFUNDED');

/** Whether a line is simply booked, and has no state to tell: nobody receives a fee or an adjustment. */
export const isPlainlyBooked = ({ type, status }: Pick<Activity, 'type' | 'status'>): boolean =>
  (type === 'FEE' || type === 'ADJUSTMENT') && status === 'RECEIVED';

/** Where the money of a line went; undefined where nobody knows, or none went anywhere. */
export const spreadOf = ({ allocation }: Pick<Activity, 'allocation'>): Activity['allocation'] =>
  allocation && Object.values(allocation).some(isPositive) ? allocation : undefined;

/**
 * The payment that a line was made in place of, found among the lines around it; `not-listed` where it is not one of them, and
 * undefined where the line replaces none.
 */
export const replacedBy = (
  { replaces }: Pick<Activity, 'replaces'>,
  around: readonly Activity[],
): Activity | 'not-listed' | undefined =>
  replaces === undefined ? undefined : (around.find(({ id }) => id === replaces) ?? 'not-listed');
