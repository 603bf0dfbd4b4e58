import type { RemoveMethodFailure } from '@member-portal/application/payment-methods';
import type { Loan } from '@member-portal/domain/loan';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { Button } from '../../controls/Button.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import type { Command } from '../../services/use-command.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { useToast } from '../../toast/ToastProvider.tsx';
import { methodName } from '../payment/method-words.ts';

/** Asks whether to remove the method. Where autopay draws on it, nothing is removed and the next step says so. */
export const RemoveMethodStep = ({
  method,
  remove,
  onEnrolled,
  onRemoved,
}: {
  readonly method: PaymentMethod;
  /** Removes it, and reads the list again. */
  readonly remove: Command<undefined, void, RemoveMethodFailure>;
  readonly onEnrolled: (loans: readonly Loan[]) => void;
  /** It is removed; closes the dialog. */
  readonly onRemoved: () => void;
}) => {
  const t = useText();
  const navigation = useStepNavigation();
  const toast = useToast();
  usePageLoaded('delete payment method confirm removal');
  const name = methodName(t, method);

  const busy = remove.running || remove.state.kind === 'done';
  const confirm = async (): Promise<void> => {
    const removed = await remove.run(undefined);
    if (removed?.isOk()) {
      toast.show({ message: t('methods.remove.done', { method: name }), severity: 'success' });
      onRemoved();
    } else if (removed?.isErr() && removed.error.kind === 'autopay-enrolled') {
      onEnrolled(removed.error.loans);
      navigation.next('enrolled');
    }
  };
  const { failure } = remove;
  return (
    <>
      <p>{t('methods.remove.text', { method: name })}</p>
      {failure?.kind === 'payment-under-way' ? (
        <Notice tone="warning" heading={t('methods.remove.failed')} announce>
          <p>{t('methods.remove.paymentUnderWay')}</p>
        </Notice>
      ) : failure && failure.kind !== 'autopay-enrolled' ? (
        <Failure failure={failure} heading={t('methods.remove.failed')} />
      ) : undefined}
      <ModalActions>
        <Button variant="danger" wide busy={busy} onClick={() => void confirm()}>
          {t('methods.remove.yes')}
        </Button>
        <Button variant="secondary" wide unavailable={busy} onClick={navigation.close}>
          {t('methods.remove.keep')}
        </Button>
      </ModalActions>
    </>
  );
};
