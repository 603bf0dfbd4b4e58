import type { DraftPlace } from '@member-portal/application/session';
import { AutopayDialog } from '../screens/autopay/AutopayDialog.tsx';
import { CancelPaymentDialog } from '../screens/ordering/CancelPaymentDialog.tsx';
import { PaymentDialog } from '../screens/payment/PaymentDialog.tsx';
import { PayoffDialog } from '../screens/payoff/PayoffDialog.tsx';
import type { LoanDialogSubject } from './loan-dialog.ts';

export interface LoanDialogProps {
  readonly subject: LoanDialogSubject;
  readonly open: boolean;
  /** Where it is kept that the dialog is open. */
  readonly openAt: DraftPlace<unknown>;
  readonly onClose: () => void;
}

/** The dialog of a flow about a loan. Load it lazily: it brings the flows. */
export const LoanDialog = ({ subject, ...dialog }: LoanDialogProps) => {
  switch (subject.flow) {
    case 'payment':
      return <PaymentDialog {...subject} {...dialog} />;
    case 'payoff':
      return <PayoffDialog {...subject} {...dialog} />;
    case 'autopay':
      return <AutopayDialog {...subject} {...dialog} />;
    case 'cancel':
      return <CancelPaymentDialog {...subject} {...dialog} />;
  }
};
