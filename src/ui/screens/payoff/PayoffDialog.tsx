import { BeginPayoff } from '@member-portal/application/flows/payoff';
import type { DraftPlace } from '@member-portal/application/session';
import type { LoanId } from '@member-portal/domain/loan';
import { useAddMethod } from '../../dialogs/use-add-method.tsx';
import { useText } from '../../intl/use-text.ts';
import { StepModal } from '../../modal/StepModal.tsx';
import { useRun } from '../../services/use-run.ts';
import { payoffStep } from './payoff-step.tsx';

/** Pays one loan off, from a dated quote to its confirmation, in the shared modal. */
export const PayoffDialog = ({
  loanId,
  open,
  openAt,
  onClose,
}: {
  readonly loanId: LoanId;
  readonly open: boolean;
  /** Where it is kept that the dialog is open. */
  readonly openAt: DraftPlace<unknown>;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const [state, send] = useRun(BeginPayoff, { loanId, atReview: true, openAt }, loanId);
  const adding = useAddMethod(
    state.kind === 'adding-method' ? { another: state.options.methods.length > 0 } : undefined,
    send,
  );
  const close = (): void => {
    send({ kind: 'close' });
    onClose();
  };
  return (
    <StepModal
      open={open}
      onClose={close}
      ignoreBackdrop
      step={adding ?? payoffStep(state, { t, send, onClose: close })}
    />
  );
};
