import { BeginMethodRemoval, type RemoveMethodState } from '@member-portal/application/flows/remove-method';
import type { Loan } from '@member-portal/domain/loan';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { Button } from '../../../controls/Button.tsx';
import { useText } from '../../../intl/use-text.ts';
import { merchantNameOf } from '../../../loan/loan-words.ts';
import { ModalActions } from '../../../modal/ModalActions.tsx';
import { type DrawnStep, StepModal } from '../../../modal/StepModal.tsx';
import { methodName } from '../../../payment/method-words.ts';
import { useRun } from '../../../services/use-run.ts';
import { useToast } from '../../../toast/ToastProvider.tsx';
import { Trouble, type TroubleText } from '../../ordering/outcome.tsx';

/** Removes a payment method, or explains what prevents it (specification, section 2: delete payment method). */
export const RemoveMethodDialog = ({
  method,
  open,
  onClose,
  onRemoved,
  onManage,
}: {
  readonly method: PaymentMethod;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
  /** Opens the autopay of a loan that draws on the method. */
  readonly onManage: (loan: Loan) => void;
}) => {
  const t = useText();
  const toast = useToast();
  const name = methodName(t, method, 'within');
  const tell = (): void => {
    toast.show({ message: t('methods.remove.done', { method: methodName(t, method) }), severity: 'success' });
    onRemoved();
  };
  const [state, send] = useRun(BeginMethodRemoval, { method, onRemoved: tell }, method.id);

  /** The method was not removed: lists each loan whose autopay draws on it, with a button to its autopay. */
  const enrolled = (loans: readonly Loan[]): DrawnStep => {
    const isOne = loans.length === 1;
    return {
      id: 'enrolled',
      heading: t('methods.enrolled.title'),
      content: (
        <>
          <p>{t('methods.enrolled.text', { method: name, count: loans.length })}</p>
          <ModalActions>
            {loans.map((loan) => (
              <Button
                key={loan.id}
                variant={isOne ? 'primary' : 'secondary'}
                wide
                onClick={() => onManage(loan)}
              >
                {t('methods.enrolled.manage', { merchant: merchantNameOf(loan, t), number: loan.number })}
              </Button>
            ))}
            <Button variant={isOne ? 'secondary' : 'quiet'} wide onClick={onClose}>
              {t('methods.enrolled.keep')}
            </Button>
          </ModalActions>
        </>
      ),
    };
  };

  /** Asks whether to remove the method, and shows why it was not. */
  const confirm = (now: Exclude<RemoveMethodState, { readonly kind: 'autopay-enrolled' }>): DrawnStep => {
    const busy = now.kind !== 'confirming';
    const { failure, attempt } = now.kind === 'removed' ? { failure: undefined, attempt: 0 } : now;
    return {
      id: 'confirm',
      heading: t('methods.remove.title'),
      // Leaving while it is sent would leave a method in the list that may have been removed.
      closeDisabled: now.kind === 'removing',
      content: (
        <>
          <p>{t('methods.remove.text', { method: name })}</p>
          {failure && (
            <Trouble key={attempt} text={failure.kind === 'in-use' ? IN_USE : { title, failure }} noInput />
          )}
          <ModalActions>
            <Button variant="danger" wide busy={busy} onClick={() => send({ kind: 'remove' })}>
              {t('methods.remove.yes')}
            </Button>
            <Button variant="secondary" wide unavailable={busy} onClick={onClose}>
              {t('methods.remove.keep')}
            </Button>
          </ModalActions>
        </>
      ),
    };
  };
  const step = state.kind === 'autopay-enrolled' ? enrolled(state.loans) : confirm(state);
  return <StepModal open={open} onClose={onClose} step={step} />;
};

const title = 'methods.remove.failed';
const IN_USE: TroubleText = { tone: 'warning', title, texts: ['methods.remove.inUse'] };
