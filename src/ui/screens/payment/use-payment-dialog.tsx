import type { LoanId } from '@member-portal/domain/loan';
import { type ReactNode, useCallback, useState } from 'react';
import { PaymentDialog } from './PaymentDialog.tsx';

/** A way to start a payment on a loan, and the dialog it happens in, which belongs somewhere on the page. */
export const usePaymentDialog = (): {
  readonly pay: (loanId: LoanId) => void;
  readonly dialog: ReactNode;
} => {
  const [opening, setOpening] = useState<
    { readonly loanId: LoanId; readonly count: number; readonly open: boolean } | undefined
  >(undefined);
  const pay = useCallback(
    (loanId: LoanId) => setOpening((last) => ({ loanId, count: (last?.count ?? 0) + 1, open: true })),
    [],
  );
  const close = useCallback(() => setOpening((last) => last && { ...last, open: false }), []);
  // Each opening is a payment of its own; a closed dialog stays until then, so that it can give the focus back.
  const dialog = opening ? (
    <PaymentDialog key={opening.count} loanId={opening.loanId} open={opening.open} onClose={close} />
  ) : undefined;
  return { pay, dialog };
};
