import type { DraftProblem } from '@member-portal/application/flows/ordering';
import { amountProblemText, type WordTools } from './problem-words.ts';

/** What is wrong with a choice about a payment, in words. */
export const draftProblemText = (problem: DraftProblem, tools: WordTools): string => {
  const { t, format } = tools;
  switch (problem.kind) {
    case 'amount-type-missing':
    case 'method-missing':
      return t(`payment.problem.${problem.kind}`);
    case 'pay-date-missing':
      return t('payment.problem.date-missing');
    case 'pay-date-too-early':
      return t('payment.problem.date-past');
    case 'pay-date-not-a-business-day':
      return t('payment.problem.date-not-business-day');
    case 'pay-date-too-late':
      return t('payment.problem.date-too-late', { date: format.dateLong(problem.latest) });
    default:
      return amountProblemText(problem, tools);
  }
};
