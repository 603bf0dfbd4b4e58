import type { AmountProblem, PayDateProblem } from '@member-portal/domain/payment';

/** The fields of a payment, in form order. */
export type DraftField = 'amountType' | 'amount' | 'date' | 'method';

/** What is wrong with a field, with the limit that it violates. */
export type DraftProblem =
  | { readonly kind: 'amount-type-missing' }
  | AmountProblem
  | PayDateProblem
  | { readonly kind: 'method-missing' };

/** What is wrong with a draft, by field. */
export type DraftProblems = Readonly<Partial<Record<DraftField, DraftProblem>>>;
