import { type AutopayEvent, type AutopayState, BeginAutopay } from '@member-portal/application/flows/autopay';
import type { DraftPlace } from '@member-portal/application/session';
import type { LoanId } from '@member-portal/domain/loan';
import { Failure } from '../../controls/Failure.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useAddMethod } from '../../dialogs/use-add-method.tsx';
import { type Text, useText } from '../../intl/use-text.ts';
import { type DrawnStep, StepModal } from '../../modal/StepModal.tsx';
import { useRun } from '../../services/use-run.ts';
import { focusField } from '../ordering/focus-field.ts';
import { AutopayDone } from './AutopayDone.tsx';
import { AutopayForm } from './AutopayForm.tsx';
import { AutopayIneligible } from './AutopayIneligible.tsx';
import { AutopayReview } from './AutopayReview.tsx';
import { ManageAutopay } from './ManageAutopay.tsx';
import { TurnedOff } from './TurnedOff.tsx';
import { TurnOff } from './TurnOff.tsx';

type Send = (event: AutopayEvent) => void;

/** Autopay of one loan in the shared modal: to turn it on, or to see, change and turn it off. */
export const AutopayDialog = ({
  loanId,
  enrolled,
  open,
  openAt,
  onClose,
}: {
  readonly loanId: LoanId;
  /** Whether it is on, as the page around knows; what is read in here decides. */
  readonly enrolled: boolean;
  readonly open: boolean;
  /** Where it is kept that the dialog is open. */
  readonly openAt: DraftPlace<unknown>;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const [state, send] = useRun(BeginAutopay, { loanId, enrolled, openAt }, loanId);
  const adding = useAddMethod(
    state.kind === 'adding-method' ? { another: state.form.options.methods.length > 0 } : undefined,
    send,
  );
  const close = (): void => {
    send({ kind: 'close' });
    onClose();
  };
  return (
    <StepModal open={open} onClose={close} ignoreBackdrop step={adding ?? stepOf(t, state, send, close)} />
  );
};

/** The step that a state names, with what it draws. */
const stepOf = (t: Text, state: AutopayState, send: Send, close: () => void): DrawnStep => {
  const onBack = (): void => send({ kind: 'back' });
  switch (state.kind) {
    case 'reading':
      return { ...firstStep(t, state.enrols), content: <Spinner /> };
    case 'unreadable':
      return {
        ...firstStep(t, state.enrols),
        content: <Failure failure={state.failure} onRetry={() => send({ kind: 'retry' })} />,
      };
    case 'ineligible':
      return { ...firstStep(t, state.enrols), content: <AutopayIneligible why={state.why} /> };
    case 'standing':
      return { ...firstStep(t, false), content: <ManageAutopay state={state} send={send} /> };
    case 'choosing':
    case 'adding-method': {
      const { focusOn, options } = state.form;
      const focus = focusOn && (() => focusField('autopay', focusOn));
      const content = <AutopayForm form={state.form} send={send} />;
      return options.mode === 'enrol'
        ? { ...firstStep(t, true), focus, content }
        : { id: 'form', heading: t('autopay.title.change'), onBack, focus, content };
    }
    case 'reviewing': {
      const isOut = state.saving.kind === 'sending' || state.saving.kind === 'unknown';
      const enrols = state.form.options.mode === 'enrol';
      return {
        id: 'review',
        heading: t(enrols ? 'autopay.title.review' : 'autopay.title.reviewChange'),
        ariaDescription: t('autopay.review.describe'),
        // While it is sent, and while nobody knows what became of it, it cannot be changed.
        backPlacement: isOut ? 'inline' : 'top',
        closeDisabled: state.saving.kind === 'sending',
        onBack,
        content: <AutopayReview state={state} send={send} onClose={close} />,
      };
    }
    case 'saved':
      return {
        id: 'done',
        heading: t(state.enrolled ? 'autopay.title.done' : 'autopay.title.changed'),
        content: <AutopayDone state={state} />,
      };
    case 'turning-off':
      return {
        id: 'turnOff',
        heading: t('autopay.title.turnOff'),
        closeDisabled: state.sending,
        backPlacement: state.sending ? 'inline' : 'top',
        onBack,
        content: <TurnOff state={state} send={send} />,
      };
    case 'off':
      return { id: 'off', heading: t('autopay.title.off'), content: <TurnedOff stopped={state.stopped} /> };
    case 'closed':
      return { ...firstStep(t, false), content: undefined };
  }
};

const firstStep = (t: Text, enrols: boolean): Omit<DrawnStep, 'content'> => ({
  id: 'start',
  heading: t(enrols ? 'autopay.title' : 'autopay.title.manage'),
  ...(enrols ? { ariaDescription: t('autopay.describe') } : {}),
});
