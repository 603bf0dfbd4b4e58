import type { PlainDate } from '@member-portal/domain/calendar';
import { stepCancelPayment, wasTaken } from '../cancel-payment/index.ts';
import { stepReview } from '../ordering/index.ts';
import { payingOf } from './choose.ts';
import type { PayoffAnswer, PayoffEvent, PayoffStep } from './event.ts';
import { reviewedAgain } from './reviewing.ts';
import type { PayoffState } from './state.ts';
import { backToChoosing, stepReviewing } from './step-reviewing.ts';

type Cancelling = Extract<PayoffState, { readonly kind: 'cancelling' }>;

/** Handles events while another payment of the loan is being cancelled. */
export const stepCancelling = (
  state: Cancelling,
  event: PayoffEvent | PayoffAnswer,
  today: PlainDate,
): PayoffStep => {
  const { from, cancelling } = state;
  const isSending = cancelling.kind === 'asking' && cancelling.sending;
  // What is taken in addition has changed: a new quote is needed.
  const requote = () => backToChoosing({ ...from, ...payingOf(state) }, { again: true });
  switch (event.kind) {
    case 'back':
      if (isSending) return { state, effects: [] };
      return wasTaken(cancelling) ? requote() : reviewedAgain(from, from);
    case 'cancel-payment':
    case 'cancel-answered': {
      const next = stepCancelPayment(cancelling, event);
      if (next.state.kind === 'cancelled') return requote();
      return {
        state: next.state === cancelling ? state : { ...state, cancelling: next.state },
        effects: next.effects,
      };
    }
    case 'document-prepared': {
      // Unlike in the review, a document that is not found does not lead to the form: the cancellation's answer would be lost.
      const { state: review, effects } = stepReview(from.review, event);
      return { state: review === from.review ? state : { ...state, from: { ...from, review } }, effects };
    }
    case 'previewed':
    case 'payment-found': {
      const taken = stepReviewing(from, event, today);
      if (taken.state.kind !== 'reviewing') return taken;
      return {
        state: taken.state === from ? state : { ...state, from: taken.state },
        effects: taken.effects,
      };
    }
    default:
      return { state, effects: [] };
  }
};
