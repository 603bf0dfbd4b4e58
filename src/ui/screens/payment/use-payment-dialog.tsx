import type { LoanId } from '@member-portal/domain/loan';
import { CURRENCIES, type Money } from '@member-portal/domain/money';
import type { ReactNode } from 'react';
import { isInteger, isMaybe, isOneOf, isShape, isText } from '../../services/draft-check.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import type { RetriedPayment } from './payment-draft.ts';
import { useLoanDialog } from './use-loan-dialog.ts';

/** What is paid, and which failed payment it makes good. */
interface Subject {
  readonly loanId: LoanId;
  readonly retried: RetriedPayment | undefined;
}

const isSubject = isShape<Subject>({
  loanId: isText,
  retried: isMaybe(
    isShape<RetriedPayment>({
      id: isText,
      amount: isShape<Money>({ cents: isInteger, currency: isOneOf(...CURRENCIES) }),
    }),
  ),
});

/** A way to start a payment on a loan, or to make a failed one good, and the dialog it happens in, which belongs somewhere on the page. */
export const usePaymentDialog = (): {
  readonly pay: (loanId: LoanId, retried?: RetriedPayment) => void;
  readonly dialog: ReactNode;
  readonly open: boolean;
} => {
  const { opening, show, close, send } = useLoanDialog('payment', isSubject);
  return {
    pay: (loanId, retried) => show({ loanId, retried }),
    open: opening?.open ?? false,
    dialog: opening ? (
      <PaymentDialog
        key={opening.key}
        {...opening.subject}
        open={opening.open}
        onClose={close}
        onSending={send}
      />
    ) : undefined,
  };
};
