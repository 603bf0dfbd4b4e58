import type { AutopayProblem, AutopayWayBack } from '@member-portal/application/flows/autopay';
import type { ServicingRefusal } from '@member-portal/application/ports';
import type { MessageKey } from '../../intl/message-key.ts';
import { amountProblemText, type WordTools } from '../ordering/problem-words.ts';

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
