import type { DraftField, DraftProblem, DraftProblems } from '@member-portal/application/flows/ordering';
import type { FieldProblem } from '../../controls/ErrorSummary.tsx';
import { amountProblemText, FIELD_IDS, type WordTools } from './problem-words.ts';

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

const FIELDS: readonly DraftField[] = ['amountType', 'amount', 'date', 'method'];

/** The problems of a draft in the order of the form, as the summary and the fields tell them. */
export const fieldProblems = (problems: DraftProblems, tools: WordTools): readonly FieldProblem[] =>
  FIELDS.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field: FIELD_IDS[field], text: draftProblemText(problem, tools) }] : [];
  });
