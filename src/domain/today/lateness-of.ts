import type { PlainDate } from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import type { AmountType } from '../payment/index.ts';
import type { LoanToday } from './loan-today.ts';

/** The day that a payment misses: the last one that avoids a late fee, or the due day. */
export interface Lateness {
  readonly by: PlainDate;
  /** The fee that a payment by this day avoids; undefined for a due day. */
  readonly fee: Money | undefined;
}

/**
 * Whether a payment that counts on a day is late for what its loan is due, or too late to avoid the late fee of what is past
 * due; undefined if not, or if it pays no instalment.
 */
export const latenessOf = (
  state: LoanToday,
  { countsOn, amountType }: { readonly countsOn: PlainDate; readonly amountType: AmountType },
): Lateness | undefined => {
  if (amountType === 'PRINCIPAL') return undefined;
  if (state.kind === 'due' && state.ask)
    return countsOn > state.dueOn ? { by: state.dueOn, fee: undefined } : undefined;
  if ((state.kind !== 'late' && state.kind !== 'failed') || !state.lateFee) return undefined;
  const { payBy, amount } = state.lateFee;
  return countsOn > payBy ? { by: payBy, fee: amount } : undefined;
};
