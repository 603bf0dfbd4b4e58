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

/** The due day of the next amount that the buyer pays; undefined if that is late already, or something else pays it. */
const nextDueDay = (state: LoanToday): PlainDate | undefined => {
  switch (state.kind) {
    case 'due':
      return state.ask && state.dueOn;
    case 'processing':
      return state.next?.by === 'hand' ? state.next.on : undefined;
    case 'nothing-due':
      return state.amount && state.until;
    default:
      return undefined;
  }
};

/**
 * Whether a payment that counts on a day is late for what its loan is due next, shown yet or not, or too late to avoid the
 * late fee of what is past due; undefined if not, or if it pays no instalment.
 */
export const latenessOf = (
  state: LoanToday,
  { countsOn, amountType }: { readonly countsOn: PlainDate; readonly amountType: AmountType },
): Lateness | undefined => {
  if (amountType === 'PRINCIPAL') return undefined;
  const dueOn = nextDueDay(state);
  if (dueOn) return countsOn > dueOn ? { by: dueOn, fee: undefined } : undefined;
  if ((state.kind !== 'late' && state.kind !== 'failed') || !state.lateFee) return undefined;
  const { payBy, amount } = state.lateFee;
  return countsOn > payBy ? { by: payBy, fee: amount } : undefined;
};
