import type { CancelPaymentFailure } from '../../payments/index.ts';
import type { Step } from '../flow.ts';
import type { CancelPaymentAnswer, CancelPaymentEvent } from './event.ts';
import type { CancelPaymentState, CancelSubject } from './state.ts';

/** Sends the cancellation. */
export interface CancelPaymentEffect {
  readonly kind: 'send-cancellation';
  readonly subject: CancelSubject;
}

/** A failure that a retry cannot fix. */
export type FinalFailure = Extract<
  CancelPaymentFailure,
  { readonly kind: 'too-late' | 'not-offered' | 'refused' | 'not-found' }
>;

const FINAL: readonly CancelPaymentFailure['kind'][] = ['too-late', 'not-offered', 'refused', 'not-found'];

/** Whether a retry would give the same result: it is too late, the payment was taken, or the lender does not offer it. */
export const isFinal = (failure: CancelPaymentFailure): failure is FinalFailure =>
  FINAL.includes(failure.kind);

/** Whether the payment was taken before it could be cancelled, so that the amounts of another payment have changed. */
export const wasTaken = (state: CancelPaymentState): boolean =>
  state.kind === 'asking' && state.failure?.kind === 'not-found';

/** One step of cancelling a payment; an event that does not apply is ignored. */
export const stepCancelPayment = (
  state: CancelPaymentState,
  event: CancelPaymentEvent | CancelPaymentAnswer,
): Step<CancelPaymentState, CancelPaymentEffect> => {
  const stay = { state, effects: [] };
  if (state.kind === 'cancelled') return stay;
  const { subject, sending, failure, attempt } = state;
  if (event.kind === 'cancel-payment') {
    if (sending || (failure && isFinal(failure))) return stay;
    return { state: { ...state, sending: true }, effects: [{ kind: 'send-cancellation', subject }] };
  }
  if (!sending) return stay;
  return event.result.match<Step<CancelPaymentState, CancelPaymentEffect>>(
    () => ({ state: { kind: 'cancelled', subject }, effects: [] }),
    (error) => ({
      state: { kind: 'asking', subject, sending: false, failure: error, attempt: attempt + 1 },
      effects: [],
    }),
  );
};
