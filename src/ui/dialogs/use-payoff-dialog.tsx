import { isText } from '@member-portal/application/session';
import { isPayable, type Loan, type LoanId } from '@member-portal/domain/loan';
import type { ReactNode } from 'react';
import { PayoffDialog } from '../screens/payoff/PayoffDialog.tsx';
import { useEvaluatedFlag } from '../services/use-evaluated-flag.ts';
import { useLoanDialog } from './use-loan-dialog.ts';

/** A way to pay a loan off, where that is offered, and the dialog it happens in, which belongs somewhere on the page. */
export const usePayoffDialog = (
  loan: Loan | undefined,
): { readonly payOff: (() => void) | undefined; readonly dialog: ReactNode; readonly open: boolean } => {
  const { opening, show, close, place } = useLoanDialog('payoff', isText<LoanId>);
  const possible =
    loan !== undefined &&
    isPayable(loan) &&
    loan.paymentOptions.some(({ amountType }) => amountType === 'PAYOFF');
  // A lender who has just stopped payoffs offers none, however old the flags are that were loaded at the start.
  const offered = useEvaluatedFlag('payOff', possible);
  return {
    payOff: loan && possible && offered ? () => show(loan.id) : undefined,
    open: opening?.open ?? false,
    dialog: opening ? (
      <PayoffDialog
        key={opening.key}
        loanId={opening.subject}
        open={opening.open}
        openAt={place}
        onClose={close}
      />
    ) : undefined,
  };
};
