import { isPayable, type Loan, type LoanId } from '@member-portal/domain/loan';
import type { ReactNode } from 'react';
import { isText } from '../../services/draft-check.ts';
import { useFlag } from '../../services/use-flag.ts';
import { useLoanDialog } from '../payment/use-loan-dialog.ts';
import { PayoffDialog } from './PayoffDialog.tsx';

/** A way to pay a loan off, where that is offered, and the dialog it happens in, which belongs somewhere on the page. */
export const usePayoffDialog = (
  loan: Pick<Loan, 'id' | 'status' | 'balance' | 'paymentOptions'> | undefined,
): { readonly payOff: (() => void) | undefined; readonly dialog: ReactNode; readonly open: boolean } => {
  const offered = useFlag('payOff');
  const { opening, show, close, send } = useLoanDialog('payoff', isText<LoanId>);
  const possible =
    offered &&
    loan !== undefined &&
    isPayable(loan) &&
    loan.paymentOptions.some(({ amountType }) => amountType === 'PAYOFF');
  return {
    payOff: loan && possible ? () => show(loan.id) : undefined,
    open: opening?.open ?? false,
    dialog: opening ? (
      <PayoffDialog
        key={opening.key}
        loanId={opening.subject}
        open={opening.open}
        onClose={close}
        onSending={send}
      />
    ) : undefined,
  };
};
