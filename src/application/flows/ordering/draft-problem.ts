import type { AmountProblem, PayDateProblem } from '@member-portal/domain/payment';

/** What a buyer chooses about a payment, in the order of the form. */
export type DraftField = 'amountType' | 'amount' | 'date' | 'method';

/** What is wrong with a choice, with the limit that it breaks. */
export type DraftProblem =
  | { readonly kind: 'amount-type-missing' }
  | AmountProblem
  | PayDateProblem
  | { readonly kind: 'method-missing' };

/** What is wrong with a draft, by field. */
export type DraftProblems = Readonly<Partial<Record<DraftField, DraftProblem>>>;
