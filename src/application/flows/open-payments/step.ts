import type { LoanId } from '@member-portal/domain/loan';
import type { KnownPayment, ReconciledPayment } from '../../payments/index.ts';
import type { Step } from '../flow.ts';
import type { OpenPaymentsAnswer, OpenPaymentsEvent } from './event.ts';
import type { OpenPayment, OpenPaymentsState } from './state.ts';

/** Effects of the open payments. */
export type OpenPaymentsEffect =
  /** Reports the outcome of each open payment after refreshing the reads it invalidates; follows undecided ones. */
  | { readonly kind: 'look-up' }
  /** Stops the look-up, which then reports nothing. */
  | { readonly kind: 'stop' }
  /** Closes the order of a payment whose outcome the buyer has seen. */
  | { readonly kind: 'put-away'; readonly loanId: LoanId; readonly known: KnownPayment };

/** The result of one step of the open payments. */
export type OpenPaymentsStep = Step<OpenPaymentsState, OpenPaymentsEffect>;

/** Looks the open payments up. */
export const beginLooking: OpenPaymentsStep = {
  state: { kind: 'watching', payments: [] },
  effects: [{ kind: 'look-up' }],
};

/** A booked payment stays until the buyer dismisses it, or another payment of its loan is booked. */
const told = (
  payments: readonly OpenPayment[],
  loanId: LoanId,
  outcome: ReconciledPayment,
): readonly OpenPayment[] => {
  const others = payments.filter(
    (one) => one.loanId !== loanId || (one.outcome.kind === 'booked' && outcome.kind !== 'booked'),
  );
  return outcome.kind === 'none-open' ? others : [...others, { loanId, outcome }];
};

/** One step of the open payments; an event that does not apply is ignored. */
export const step = (
  state: OpenPaymentsState,
  event: OpenPaymentsEvent | OpenPaymentsAnswer,
): OpenPaymentsStep => {
  const { kind, payments } = state;
  const stay = { state, effects: [] };
  switch (event.kind) {
    case 'pause':
      return kind === 'paused' ? stay : { state: { ...state, kind: 'paused' }, effects: [{ kind: 'stop' }] };
    case 'look':
      return kind === 'watching'
        ? stay
        : { state: { ...state, kind: 'watching' }, effects: [{ kind: 'look-up' }] };
    case 'put-away': {
      const { payment } = event;
      const { loanId, outcome } = payment;
      if (!payments.includes(payment) || outcome.kind === 'undecided') return stay;
      return {
        state: { ...state, payments: payments.filter((one) => one !== payment) },
        effects: outcome.kind === 'never-booked' ? [{ kind: 'put-away', loanId, known: outcome }] : [],
      };
    }
    case 'looked-up':
      // Drop payments that are no longer open: their own flow has reported them, or has resent and booked them.
      return {
        state: {
          ...state,
          payments: payments.filter(
            ({ loanId, outcome }) => outcome.kind === 'booked' || event.loanIds.includes(loanId),
          ),
        },
        effects: [],
      };
    case 'outcome-found': {
      const { loanId, outcome } = event;
      return {
        state: { ...state, payments: told(payments, loanId, outcome) },
        effects: outcome.kind === 'booked' ? [{ kind: 'put-away', loanId, known: outcome }] : [],
      };
    }
  }
};
