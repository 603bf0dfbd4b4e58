import type { LoanId } from '@member-portal/domain/loan';
import type { KnownPayment, OpenPaymentOutcome, ReconciledPayment } from '../../payments/index.ts';
import type { Step } from '../flow.ts';
import type { OpenPaymentsAnswer, OpenPaymentsEvent } from './event.ts';
import type { OpenPayment, OpenPaymentsState } from './state.ts';

/** What the open payments need done. */
export type OpenPaymentsEffect =
  | { readonly kind: 'look-up'; readonly look: number }
  /** Refreshes what a known outcome invalidated, then reports it; follows an outcome not known yet. */
  | { readonly kind: 'settle'; readonly look: number; readonly found: OpenPaymentOutcome }
  | { readonly kind: 'stop' }
  /** Closes the order of a payment whose outcome the buyer knows. */
  | { readonly kind: 'put-away'; readonly loanId: LoanId; readonly known: KnownPayment };

/** What one step of the open payments leads to. */
export type OpenPaymentsStep = Step<OpenPaymentsState, OpenPaymentsEffect>;

/** Looks the open payments up. */
export const beginLooking: OpenPaymentsStep = {
  state: { kind: 'watching', look: 1, payments: [] },
  effects: [{ kind: 'look-up', look: 1 }],
};

/** A booked payment stays until the buyer dismisses it, or another one of its loan is booked. */
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
  const { kind, look, payments } = state;
  const stay = { state, effects: [] };
  switch (event.kind) {
    case 'pause':
      return kind === 'paused' ? stay : { state: { ...state, kind: 'paused' }, effects: [{ kind: 'stop' }] };
    case 'look': {
      if (kind === 'watching') return stay;
      const next = look + 1;
      return {
        state: { ...state, kind: 'watching', look: next },
        effects: [{ kind: 'look-up', look: next }],
      };
    }
    case 'put-away': {
      const { payment } = event;
      const { loanId, outcome } = payment;
      if (!payments.includes(payment) || outcome.kind === 'undecided') return stay;
      return {
        state: { ...state, payments: payments.filter((one) => one !== payment) },
        effects: outcome.kind === 'never-booked' ? [{ kind: 'put-away', loanId, known: outcome }] : [],
      };
    }
  }
  if (kind === 'paused' || event.look !== look) return stay;
  if (event.kind === 'looked-up')
    return {
      // Drop payments that are no longer open: their own flow has reported them, or has sent them again and booked them.
      state: {
        ...state,
        payments: payments.filter(
          ({ loanId, outcome }) =>
            outcome.kind === 'booked' || event.open.some((one) => one.loanId === loanId),
        ),
      },
      effects: event.open.map((found) => ({ kind: 'settle', look, found })),
    };
  const { loanId, outcome } = event;
  return {
    state: { ...state, payments: told(payments, loanId, outcome) },
    effects: outcome.kind === 'booked' ? [{ kind: 'put-away', loanId, known: outcome }] : [],
  };
};
