import { RecordEvent } from '@member-portal/application/telemetry';
import type { LoanSummary } from '@member-portal/domain/loan';
import { trackedEvent } from '@member-portal/domain/telemetry';
import type { ReactNode } from 'react';
import { isBoolean, isShape, isText } from '../../services/draft-check.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useLoanDialog } from '../payment/use-loan-dialog.ts';
import { AutopayDialog } from './AutopayDialog.tsx';

/** A loan whose autopay is to be turned on or managed. */
export type AutopayLoan = Pick<LoanSummary, 'id' | 'autopayEnrolled'>;

const isLoan = isShape<AutopayLoan>({ id: isText, autopayEnrolled: isBoolean });

/** A way to turn a loan's autopay on or to manage it, and the dialog it happens in, which belongs somewhere on the page. */
export const useAutopayDialog = (): {
  readonly autopay: (loan: AutopayLoan) => void;
  readonly dialog: ReactNode;
} => {
  const recordEvent = useService(RecordEvent);
  const { opening, show, close, send } = useLoanDialog('autopay', isLoan);
  return {
    autopay: ({ id, autopayEnrolled }) => {
      if (!autopayEnrolled) recordEvent(trackedEvent('autopay_toggle_on'));
      show({ id, autopayEnrolled });
    },
    dialog: opening ? (
      <AutopayDialog
        key={opening.key}
        loanId={opening.subject.id}
        enrolled={opening.subject.autopayEnrolled}
        open={opening.open}
        onClose={close}
        onSending={send}
      />
    ) : undefined,
  };
};
