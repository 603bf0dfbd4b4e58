import {
  type CancelPaymentEvent,
  type CancelPaymentState,
  isFinal,
} from '@member-portal/application/flows/cancel-payment';
import { Button } from '../../controls/Button.tsx';
import { handFocusOn } from '../../controls/hand-focus-on.ts';
import type { DrawsStep } from '../../dialogs/use-add-method.tsx';
import { useWords } from '../../intl/use-words.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import type { DrawnStep } from '../../modal/StepModal.tsx';
import { useStepControls } from '../../modal/step-controls.ts';
import { methodName } from '../../payment/method-words.ts';
import type { Draws } from '../../services/use-flow.ts';
import { LeaveAction, SuccessLine, Trouble } from './outcome.tsx';

/** The step that asks whether to cancel a scheduled payment and shows the result, also within the modal of another order. */
export const cancelStep = ({
  state,
  send,
  t,
  format,
  onBack,
}: DrawsStep<CancelPaymentState, CancelPaymentEvent> & {
  readonly onBack?: () => void;
}): DrawnStep => {
  if (state.kind === 'asking')
    return {
      id: onBack ? 'cancel-payment' : 'cancel',
      heading: t('payment.cancel.title'),
      backPlacement: state.sending ? 'inline' : 'top',
      closeDisabled: state.sending,
      onBack,
      content: <CancelForm state={state} send={send} />,
    };
  const date = format.dateLong(state.subject.payment.payOn);
  return {
    id: 'done',
    heading: t('payment.cancel.done'),
    content: (
      <>
        <SuccessLine>{t('payment.cancel.doneText', { date })}</SuccessLine>
        <LeaveAction done />
      </>
    ),
  };
};

/** What will not be taken, until when it can be cancelled, and the button that cancels it. */
const CancelForm = ({
  state: { subject, sending, failure, attempt },
  send,
}: Draws<Extract<CancelPaymentState, { readonly kind: 'asking' }>, CancelPaymentEvent>) => {
  const { t, format } = useWords();
  const { back, close } = useStepControls();
  const { amount, payOn, method, cancelBefore } = subject.payment;
  // Retrying does not help: it has been drawn, or cancelling is not offered.
  const final = failure && isFinal(failure);
  const title = 'payment.cancel.failed';
  const text = failure?.kind === 'not-offered' ? 'payment.cancel.notOffered' : 'payment.cancel.tooLate';
  const cancel = (): void => send({ kind: 'cancel-payment' });
  return (
    <>
      {!final && (
        <>
          <p>
            {t('payment.cancel.text', {
              amount: format.money(amount),
              date: format.dateLong(payOn),
              method: methodName(t, method, 'within'),
            })}
          </p>
          {cancelBefore !== undefined && (
            <p>{t('payment.cancel.until', { time: format.dateTime(cancelBefore) })}</p>
          )}
        </>
      )}
      {/* A new element for each failure, so that a repeated failure is announced again. */}
      {failure && (
        <Trouble key={attempt} text={final ? { title, texts: [text] } : { title, failure }} noInput />
      )}
      <ModalActions>
        {!final && (
          <Button ref={handFocusOn} variant="danger" wide busy={sending} onClick={cancel}>
            {t('payment.cancel.yes')}
          </Button>
        )}
        {/* Keeps the payment, or closes if it cannot be cancelled. */}
        <Button variant="secondary" wide unavailable={sending} onClick={back ?? close}>
          {t(final ? 'payment.unknown.close' : 'payment.cancel.keep')}
        </Button>
      </ModalActions>
    </>
  );
};
