import type { CancelPaymentEvent, CancelPaymentState } from '@member-portal/application/flows/cancel-payment';
import type { Text } from '../../intl/use-text.ts';
import type { DrawnStep } from '../../modal/StepModal.tsx';
import { CancelForm } from './CancelForm.tsx';

/** The step that asks whether a payment is cancelled, within the modal of another one. */
export const cancellingStep = (
  t: Text,
  state: CancelPaymentState,
  send: (event: CancelPaymentEvent | { readonly kind: 'back' }) => void,
): DrawnStep => {
  const sending = state.kind === 'asking' && state.sending;
  const back = (): void => send({ kind: 'back' });
  return {
    id: 'cancel-payment',
    heading: t('payment.cancel.title'),
    backPlacement: sending ? 'inline' : 'top',
    closeDisabled: sending,
    onBack: back,
    content: <CancelForm state={state} send={send} onKeep={back} />,
  };
};
