import { isBoolean, isShape, isText } from '@member-portal/application/session';
import type { LoanSummary } from '@member-portal/domain/loan';
import type { ReactNode } from 'react';
import { AutopayDialog } from '../screens/autopay/AutopayDialog.tsx';
import { useLoanDialog } from './use-loan-dialog.ts';

/** A loan whose autopay is to be turned on or managed. */
export type AutopayLoan = Pick<LoanSummary, 'id' | 'autopayEnrolled'>;

const isLoan = isShape<AutopayLoan>({ id: isText, autopayEnrolled: isBoolean });

/** A way to turn a loan's autopay on or to manage it, and the dialog it happens in, which belongs somewhere on the page. */
export const useAutopayDialog = (): {
  readonly autopay: (loan: AutopayLoan) => void;
  readonly dialog: ReactNode;
} => {
  const { opening, show, close, place } = useLoanDialog('autopay', isLoan);
  return {
    autopay: ({ id, autopayEnrolled }) => show({ id, autopayEnrolled }),
    dialog: opening ? (
      <AutopayDialog
        key={opening.key}
        loanId={opening.subject.id}
        enrolled={opening.subject.autopayEnrolled}
        open={opening.open}
        openAt={place}
        onClose={close}
      />
    ) : undefined,
  };
};
