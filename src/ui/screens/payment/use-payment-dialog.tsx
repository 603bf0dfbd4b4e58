import type { LoanId } from '@member-portal/domain/loan';
import type { ReactNode } from 'react';
import { PaymentDialog } from './PaymentDialog.tsx';
import type { RetriedPayment } from './payment-draft.ts';
import { useLoanDialog } from './use-loan-dialog.ts';

/** A way to start a payment on a loan, or to make a failed one good, and the dialog it happens in, which belongs somewhere on the page. */
export const usePaymentDialog = (): {
  readonly pay: (loanId: LoanId, retried?: RetriedPayment) => void;
  readonly dialog: ReactNode;
} => {
  const { opening, show, close } = useLoanDialog<{
    readonly loanId: LoanId;
    readonly retried: RetriedPayment | undefined;
  }>('payment');
  return {
    pay: (loanId, retried) => show({ loanId, retried }),
    dialog: opening ? (
      <PaymentDialog key={opening.key} {...opening.subject} open={opening.open} onClose={close} />
    ) : undefined,
  };
};
