import type { ServicingRefusal } from '@member-portal/application/ports';
import type { MessageKey } from '../../intl/message-key.ts';

/** Where a buyer goes on after a refusal: to a field of the form, to a fresh review, or out. */
export type AutopayWayBack = 'amount' | 'start' | 'method' | 'review' | 'leave';

/** A refusal in words, and the way back to the step that can mend it. */
export const autopayWayBackOf = (
  refusal: ServicingRefusal,
): { readonly text: MessageKey; readonly wayBack: AutopayWayBack } => {
  switch (refusal) {
    case 'amount-out-of-range':
      return { text: `autopay.refused.${refusal}`, wayBack: 'amount' };
    case 'payment-date-not-allowed':
      return { text: `autopay.refused.${refusal}`, wayBack: 'start' };
    case 'method-not-usable':
    case 'method-declined':
      return { text: `autopay.refused.${refusal}`, wayBack: 'method' };
    case 'key-reused':
      return { text: 'autopay.refused.key-reused', wayBack: 'review' };
    case 'agreement-closed':
    case 'autopay-already-enrolled':
    case 'autopay-not-enrolled':
      return { text: `autopay.refused.${refusal}`, wayBack: 'leave' };
    // These answer payments, and a change still running is looked up; told plainly should a platform say so.
    case 'payment-in-progress':
    case 'payoff-quote-expired':
    case 'still-running':
      return { text: 'autopay.refused.other', wayBack: 'leave' };
  }
};

/** What the way back is called on its button. */
export const AUTOPAY_WAY_BACK_TEXT: Readonly<Record<AutopayWayBack, MessageKey>> = {
  amount: 'payment.refused.changeAmount',
  start: 'payment.refused.changeDate',
  method: 'payment.refused.changeMethod',
  review: 'payment.refused.reviewAgain',
  leave: 'payment.refused.close',
};
