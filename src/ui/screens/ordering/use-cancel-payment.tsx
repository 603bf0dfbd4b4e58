import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentRequest } from '@member-portal/domain/payment';
import type { ReactNode } from 'react';
import { useOpening } from '../../modal/use-opening.ts';
import { CancelPaymentDialog } from './CancelPaymentDialog.tsx';

/** A way to cancel a scheduled payment of a loan, and the dialog it happens in, which outlives the payment's line. */
export const useCancelPayment = (
  loanId: LoanId,
): { readonly cancel: (payment: PaymentRequest) => void; readonly dialog: ReactNode } => {
  const { opening, show, close } = useOpening<PaymentRequest>();
  return {
    cancel: show,
    dialog: opening ? (
      <CancelPaymentDialog
        key={opening.key}
        loanId={loanId}
        payment={opening.subject}
        open={opening.open}
        onClose={close}
      />
    ) : undefined,
  };
};
