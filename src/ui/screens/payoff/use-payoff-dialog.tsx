import { isPayable, type Loan } from '@member-portal/domain/loan';
import { type ReactNode, useState } from 'react';
import { useFlag } from '../../services/use-flag.ts';
import { PayoffDialog } from './PayoffDialog.tsx';

/** A way to pay a loan off, where that is offered, and the dialog it happens in, which belongs somewhere on the page. */
export const usePayoffDialog = (
  loan: Pick<Loan, 'id' | 'status' | 'balance' | 'paymentOptions'> | undefined,
): { readonly payOff: (() => void) | undefined; readonly dialog: ReactNode } => {
  const offered = useFlag('payOff');
  const [opening, setOpening] = useState({ count: 0, open: false });
  const possible =
    offered &&
    loan !== undefined &&
    isPayable(loan) &&
    loan.paymentOptions.some(({ amountType }) => amountType === 'PAYOFF');
  return {
    payOff: possible ? () => setOpening(({ count }) => ({ count: count + 1, open: true })) : undefined,
    // Each opening is a payoff of its own; a closed dialog stays until then, so that it can give the focus back.
    dialog:
      loan && opening.count > 0 ? (
        <PayoffDialog
          key={opening.count}
          loanId={loan.id}
          open={opening.open}
          onClose={() => setOpening(({ count }) => ({ count, open: false }))}
        />
      ) : undefined,
  };
};
