import type { PaymentMethodId } from './payment-method.ts';

/** What prevents a buyer from removing a method. */
export type MethodRemoval<LoanId> =
  | { readonly kind: 'may-be-removed' }
  /** Autopay uses it: first choose another method there, or turn autopay off. */
  | { readonly kind: 'autopay-enrolled'; readonly loanIds: readonly LoanId[] };

/** Whether a method may be removed, given all loans of the buyer. */
export const removalOf = <LoanId>(
  methodId: PaymentMethodId,
  loans: readonly {
    readonly id: LoanId;
    readonly autopay: { readonly enrolled: boolean; readonly paymentMethodId: PaymentMethodId | undefined };
  }[],
): MethodRemoval<LoanId> => {
  const drawing = loans.filter(({ autopay }) => autopay.enrolled && autopay.paymentMethodId === methodId);
  return drawing.length === 0
    ? { kind: 'may-be-removed' }
    : { kind: 'autopay-enrolled', loanIds: drawing.map(({ id }) => id) };
};
