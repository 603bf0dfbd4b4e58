import type { ServicingRefusal } from '@member-portal/application/ports';
import type { MessageKey } from '../../intl/message-key.ts';

/** Where a buyer goes on after a refusal: to a field of the first step, to a fresh review, or out. */
export type WayBack = 'amount' | 'date' | 'method' | 'review' | 'leave';

/** A refusal in words, and the way back to the step that can mend it. */
export const wayBackOf = (
  refusal: ServicingRefusal,
): { readonly text: MessageKey; readonly wayBack: WayBack } => {
  switch (refusal) {
    case 'amount-out-of-range':
    case 'payoff-quote-expired':
      return { text: `payment.refused.${refusal}`, wayBack: 'amount' };
    case 'payment-date-not-allowed':
      return { text: `payment.refused.${refusal}`, wayBack: 'date' };
    case 'method-not-usable':
    case 'method-declined':
      return { text: `payment.refused.${refusal}`, wayBack: 'method' };
    case 'key-reused':
      return { text: `payment.refused.${refusal}`, wayBack: 'review' };
    case 'payment-in-progress':
    case 'agreement-closed':
      return { text: `payment.refused.${refusal}`, wayBack: 'leave' };
    // These do not answer a payment, and one still running is looked up; told plainly should a platform say so.
    case 'autopay-already-enrolled':
    case 'autopay-not-enrolled':
    case 'still-running':
      return { text: 'payment.refused.other', wayBack: 'leave' };
  }
};

/** What the way back is called on its button. */
export const WAY_BACK_TEXT: Readonly<Record<WayBack, MessageKey>> = {
  amount: 'payment.refused.changeAmount',
  date: 'payment.refused.changeDate',
  method: 'payment.refused.changeMethod',
  review: 'payment.refused.reviewAgain',
  leave: 'payment.refused.close',
};
