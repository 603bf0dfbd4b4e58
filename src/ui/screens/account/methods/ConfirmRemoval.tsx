import type { RemoveMethodEvent, RemoveMethodState } from '@member-portal/application/flows/remove-method';
import { Button } from '../../../controls/Button.tsx';
import { Failure } from '../../../controls/Failure.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { useText } from '../../../intl/use-text.ts';
import { ModalActions } from '../../../modal/ModalActions.tsx';
import { methodName } from '../../../payment/method-words.ts';

/** Asks whether to remove the method, and tells why it was not. */
export const ConfirmRemoval = ({
  state,
  send,
  onKeep,
}: {
  readonly state: Exclude<RemoveMethodState, { readonly kind: 'autopay-enrolled' }>;
  readonly send: (event: RemoveMethodEvent) => void;
  readonly onKeep: () => void;
}) => {
  const t = useText();
  const busy = state.kind !== 'confirming';
  const { failure, attempt } = state.kind === 'removed' ? { failure: undefined, attempt: 0 } : state;
  return (
    <>
      <p>{t('methods.remove.text', { method: methodName(t, state.method) })}</p>
      {failure?.kind === 'payment-in-progress' ? (
        <Notice key={attempt} tone="warning" heading={t('methods.remove.failed')} announce>
          {t('methods.remove.paymentInProgress')}
        </Notice>
      ) : failure ? (
        <Failure key={attempt} failure={failure} heading={t('methods.remove.failed')} />
      ) : undefined}
      <ModalActions>
        <Button variant="danger" wide busy={busy} onClick={() => send({ kind: 'remove' })}>
          {t('methods.remove.yes')}
        </Button>
        <Button variant="secondary" wide unavailable={busy} onClick={onKeep}>
          {t('methods.remove.keep')}
        </Button>
      </ModalActions>
    </>
  );
};
