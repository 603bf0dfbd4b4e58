import { RemovePaymentMethod, readsAfterMethods } from '@member-portal/application/payment-methods';
import type { Loan } from '@member-portal/domain/loan';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { Button } from '../../controls/Button.tsx';
import { failureText } from '../../controls/failure-text.ts';
import { Notice } from '../../controls/Notice.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useCommand } from '../../services/use-command.ts';
import { useRefreshReads } from '../../services/use-refresh-reads.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { useToast } from '../../toast/ToastProvider.tsx';
import { methodName } from '../payment/method-words.ts';

/** Asks whether to remove the method. Where autopay draws on it, nothing is removed and the next step says so. */
export const RemoveMethodStep = ({
  method,
  onEnrolled,
  onRemoved,
}: {
  readonly method: PaymentMethod;
  readonly onEnrolled: (loans: readonly Loan[]) => void;
  /** It is removed, and the list read again; closes the dialog. */
  readonly onRemoved: () => void;
}) => {
  const t = useText();
  const navigation = useStepNavigation();
  const removeMethod = useService(RemovePaymentMethod);
  const refresh = useRefreshReads();
  const toast = useToast();
  usePageLoaded('delete payment method confirm removal');
  const name = methodName(t, method);

  const remove = useCommand((_: undefined, signal) => removeMethod(method, signal));
  const busy = remove.running || remove.state.kind === 'done';
  const confirm = async (): Promise<void> => {
    const removed = await remove.run(undefined);
    if (removed?.isOk()) {
      await refresh(readsAfterMethods);
      toast.show({ message: t('methods.remove.done', { method: name }), severity: 'success' });
      onRemoved();
    } else if (removed?.isErr() && removed.error.kind === 'autopay-enrolled') {
      onEnrolled(removed.error.loans);
      navigation.next('enrolled');
    }
  };
  const failure = remove.state.kind === 'failed' ? remove.state.failure : undefined;
  return (
    <>
      <p>{t('methods.remove.text', { method: name })}</p>
      {failure && failure.kind !== 'autopay-enrolled' ? (
        <Notice
          tone={failure.kind === 'payment-under-way' ? 'warning' : 'danger'}
          heading={t('methods.remove.failed')}
          announce
        >
          <p>
            {failure.kind === 'payment-under-way'
              ? t('methods.remove.paymentUnderWay')
              : t(failureText(failure))}
          </p>
        </Notice>
      ) : undefined}
      <ModalActions>
        <Button variant="danger" wide busy={busy} onClick={() => void confirm()}>
          {t('methods.remove.yes')}
        </Button>
        <Button variant="secondary" wide onClick={navigation.close}>
          {t('methods.remove.keep')}
        </Button>
      </ModalActions>
    </>
  );
};
