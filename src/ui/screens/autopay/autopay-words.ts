import type { AutopayField, AutopayProblem, AutopayWayBack } from '@member-portal/application/flows/autopay';
import type { ServicingRefusal } from '@member-portal/application/ports';
import type { MessageKey } from '../../intl/message-key.ts';
import { amountProblemText, FIELD_IDS, type WordTools } from '../ordering/problem-words.ts';

/** Ids of the form's fields: what the summary of problems and the change links lead to. */
export const AUTOPAY_FIELD_IDS: Readonly<Record<AutopayField, string>> = {
  amountType: 'autopay-amount-type',
  amount: 'autopay-amount',
  start: 'autopay-start',
  method: FIELD_IDS.method,
};

/** A problem in the words that stand in the summary and beside the field. */
export const autopayProblemText = (problem: AutopayProblem, tools: WordTools): string => {
  switch (problem.kind) {
    case 'method-missing':
      return tools.t('payment.problem.method-missing');
    case 'nothing-to-draw':
      return tools.t('autopay.problem.nothing-to-draw');
    case 'holidays-unknown':
      return tools.t('payment.holidaysUnknown', { year: String(problem.year) });
    default:
      return amountProblemText(problem, tools);
  }
};

/** Why the platform refused, in words. */
export const autopayRefusalText = (refusal: ServicingRefusal): MessageKey => {
  switch (refusal) {
    // These answer payments, and a change still running is looked up; told plainly should a platform say so.
    case 'payment-in-progress':
    case 'payoff-quote-expired':
    case 'still-running':
      return 'autopay.refused.other';
    default:
      return `autopay.refused.${refusal}`;
  }
};

/** What the way back is called on its button. */
export const WAY_BACK_TEXT: Readonly<Record<AutopayWayBack, MessageKey>> = {
  amount: 'payment.refused.changeAmount',
  start: 'payment.refused.changeDate',
  method: 'payment.refused.changeMethod',
  review: 'payment.refused.reviewAgain',
  leave: 'payment.refused.close',
};

/** Puts the focus on a field: in a group on the choice that is made. */
export const focusAutopayField = (field: AutopayField): void => {
  const id = field === 'amount' ? AUTOPAY_FIELD_IDS.amountType : AUTOPAY_FIELD_IDS[field];
  const own = document.getElementById(AUTOPAY_FIELD_IDS[field]);
  const chosen = document.querySelector<HTMLElement>(`input[name="${id}"]:checked`);
  (own instanceof HTMLInputElement && own.type === 'text' ? own : (chosen ?? own))?.focus();
};
