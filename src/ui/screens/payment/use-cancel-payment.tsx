import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentRequest } from '@member-portal/domain/payment';
import { type ReactNode, useState } from 'react';
import { CancelPaymentDialog } from './CancelPaymentDialog.tsx';

/** A way to cancel a scheduled payment of a loan, and the dialog it happens in, which outlives the payment's line. */
export const useCancelPayment = (
  loanId: LoanId,
): { readonly cancel: (payment: PaymentRequest) => void; readonly dialog: ReactNode } => {
  const [opening, setOpening] = useState<
    { readonly payment: PaymentRequest; readonly count: number; readonly open: boolean } | undefined
  >(undefined);
  return {
    cancel: (payment) => setOpening((last) => ({ payment, count: (last?.count ?? 0) + 1, open: true })),
    dialog: opening ? (
      <CancelPaymentDialog
        key={opening.count}
        loanId={loanId}
        payment={opening.payment}
        open={opening.open}
        onClose={() => setOpening((last) => last && { ...last, open: false })}
      />
    ) : undefined,
  };
};
