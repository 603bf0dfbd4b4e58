import type { Flow, FlowContext } from '@member-portal/application/flows';
import { BeginAutopay } from '@member-portal/application/flows/autopay';
import { BeginCancelPayment, type CancelSubject } from '@member-portal/application/flows/cancel-payment';
import type { LoanDialogSubject } from '@member-portal/application/flows/loan-dialog';
import { BeginPayment } from '@member-portal/application/flows/payment';
import { BeginPayoff } from '@member-portal/application/flows/payoff';
import type { Token } from '@member-portal/application/services';
import type { DraftPlace } from '@member-portal/application/session';
import type { LoanId } from '@member-portal/domain/loan';
import { useWords } from '../intl/use-words.ts';
import type { ModalOptions } from '../modal/modal-step.ts';
import { StepModal } from '../modal/StepModal.tsx';
import { autopayStep } from '../screens/autopay/autopay-step.tsx';
import { cancelStep } from '../screens/ordering/cancel-step.tsx';
import { paymentStep } from '../screens/payment/payment-step.tsx';
import { payoffStep } from '../screens/payoff/payoff-step.tsx';
import { useRun } from '../services/use-run.ts';
import { type Adding, type DrawsStep, type FlowStep, useAddMethod } from './use-add-method.tsx';

type ModalProps = Pick<ModalOptions, 'open' | 'onClose'>;

export interface LoanDialogProps extends ModalProps {
  readonly subject: LoanDialogSubject;
  /** Storage key of the open dialog, kept for a reload. */
  readonly openAt: DraftPlace<unknown>;
}

/** The dialog of a flow about a loan. Load it lazily, because it includes the flows. */
export const LoanDialog = ({ subject, openAt, ...modal }: LoanDialogProps) => {
  switch (subject.flow) {
    case 'payment':
      return (
        <FlowDialog {...modal} flow={BeginPayment} subject={{ ...subject, openAt }} stepOf={paymentStep} />
      );
    case 'payoff': {
      const paid = { ...subject, atReview: true, openAt };
      return <FlowDialog {...modal} flow={BeginPayoff} subject={paid} stepOf={payoffStep} />;
    }
    case 'autopay':
      return (
        <FlowDialog {...modal} flow={BeginAutopay} subject={{ ...subject, openAt }} stepOf={autopayStep} />
      );
    case 'cancel':
      return <CancelDialog {...modal} subject={subject} />;
  }
};

/** Events that the dialog sends its flow: the result of adding a payment method, and that it was closed. */
type DialogEvent = Adding | { readonly kind: 'close' };

/** A flow about a loan in the shared modal, with the steps to add a payment method if needed. */
const FlowDialog = <Subject extends { readonly loanId: LoanId }, State, Event>({
  flow,
  subject,
  stepOf,
  open,
  onClose,
}: ModalProps & {
  readonly flow: Token<(subject: Subject, context: FlowContext) => Flow<State, Event | DialogEvent>>;
  readonly subject: Subject;
  readonly stepOf: (drawing: DrawsStep<State, Event | DialogEvent>) => FlowStep;
}) => {
  const words = useWords();
  const [state, send] = useRun(flow, subject, subject.loanId);
  const step = stepOf({ state, send, ...words });
  const adding = useAddMethod(step.adds, send);
  const close = (): void => {
    // Wait for the answer to a sent order, even if the session ends meanwhile.
    if (step.closeDisabled) return;
    send({ kind: 'close' });
    onClose();
  };
  return <StepModal open={open} onClose={close} ignoreBackdrop step={adding ?? step} />;
};

/** Cancels one scheduled payment in the shared modal: shows what will not be taken, then the confirmation. */
const CancelDialog = ({ subject, ...modal }: ModalProps & { readonly subject: CancelSubject }) => {
  const words = useWords();
  const [state, send] = useRun(BeginCancelPayment, subject, subject.payment.id);
  return <StepModal {...modal} step={cancelStep({ state, send, ...words })} />;
};
