import type { FieldProblem } from '../../controls/ErrorSummary.tsx';
import { amountProblemText, FIELD_IDS, type WordTools } from '../payment/problem-words.ts';
import type { AutopayField, AutopayProblem } from './autopay-draft.ts';

/** Ids of the form's fields: what the summary of problems and the change links lead to. */
export const AUTOPAY_FIELD_IDS: Readonly<Record<AutopayField, string>> = {
  amountType: 'autopay-amount-type',
  amount: 'autopay-amount',
  start: 'autopay-start',
  method: FIELD_IDS.method,
};

/** A problem in the words that stand in the summary and beside the field. */
export const autopayProblemWords = (problem: AutopayProblem, tools: WordTools): FieldProblem => {
  const field = AUTOPAY_FIELD_IDS[problem.field];
  switch (problem.field) {
    case 'amount':
      return { field, text: amountProblemText(problem, tools) };
    case 'method':
      return { field, text: tools.t('payment.problem.method-missing') };
    case 'start':
      return { field, text: tools.t('autopay.problem.nothing-to-draw') };
  }
};

/** Puts the focus on a field: in a group on the choice that is made. */
export const focusAutopayField = (field: AutopayField): void => {
  const id = field === 'amount' ? AUTOPAY_FIELD_IDS.amountType : AUTOPAY_FIELD_IDS[field];
  const own = document.getElementById(AUTOPAY_FIELD_IDS[field]);
  const chosen = document.querySelector<HTMLElement>(`input[name="${id}"]:checked`);
  (own instanceof HTMLInputElement && own.type === 'text' ? own : (chosen ?? own))?.focus();
};
