import type { LoanId } from '@member-portal/domain/loan';
import type { OpenPaymentOutcome, ReconciledPayment, UnbookedOrder } from '../../payments/index.ts';
import type { Step } from '../flow.ts';
import type { OpenPaymentsAnswer, OpenPaymentsEvent } from './event.ts';
import type { OpenPayment, OpenPaymentsState } from './state.ts';

/** What the open payments need done. */
export type OpenPaymentsEffect =
  | { readonly kind: 'look-up'; readonly look: number }
  /** Refreshes what a known outcome invalidated, then reports it; follows an outcome not known yet. */
  | { readonly kind: 'settle'; readonly look: number; readonly found: OpenPaymentOutcome }
  | { readonly kind: 'stop' }
  | { readonly kind: 'put-away'; readonly loanId: LoanId; readonly order: UnbookedOrder };

/** What one step of the open payments leads to. */
export type OpenPaymentsStep = Step<OpenPaymentsState, OpenPaymentsEffect>;

/** Looks the open payments up. */
export const beginLooking: OpenPaymentsStep = {
  state: { kind: 'watching', look: 1, payments: [] },
  effects: [{ kind: 'look-up', look: 1 }],
};

const without = (payments: readonly OpenPayment[], loanId: LoanId): readonly OpenPayment[] =>
  payments.filter((one) => one.loanId !== loanId);

/** A booked payment stays until the buyer dismisses it, also when its loan has no open payment any more. */
const told = (
  payments: readonly OpenPayment[],
  loanId: LoanId,
  outcome: ReconciledPayment,
): readonly OpenPayment[] =>
  outcome.kind === 'none-open'
    ? payments.filter((one) => one.loanId !== loanId || one.outcome.kind === 'booked')
    : [...without(payments, loanId), { loanId, outcome }];

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
      const payment = payments.find(({ loanId }) => loanId === event.loanId);
      if (!payment || payment.outcome.kind === 'undecided') return stay;
      const { loanId, outcome } = payment;
      return {
        state: { ...state, payments: without(payments, loanId) },
        effects: outcome.kind === 'never-booked' ? [{ kind: 'put-away', loanId, order: outcome.order }] : [],
      };
    }
    case 'looked-up': {
      const settling = (open: readonly OpenPaymentOutcome[]) =>
        open.map((found) => ({ kind: 'settle', look: event.look, found }) as const);
      // Finding a booked payment closes its intent, so no later look-up finds it again.
      if (kind === 'paused' || event.look !== look)
        return { state, effects: settling(event.open.filter(({ outcome }) => outcome.kind === 'booked')) };
      // Drop payments that are no longer open: their own flow has reported them, or has sent them again and booked them.
      const still = payments.filter(
        ({ loanId, outcome }) => outcome.kind === 'booked' || event.open.some((one) => one.loanId === loanId),
      );
      return {
        state: { ...state, payments: still },
        effects: settling(event.open),
      };
    }
    case 'outcome-found':
      if (event.outcome.kind !== 'booked' && (kind === 'paused' || event.look !== look)) return stay;
      return { state: { ...state, payments: told(payments, event.loanId, event.outcome) }, effects: [] };
  }
};
