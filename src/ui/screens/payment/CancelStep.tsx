import { css } from '@emotion/react';
import type { CancelPaymentFailure } from '@member-portal/application/payments';
import type { PaymentRequest } from '@member-portal/domain/payment';
import { Button } from '../../controls/Button.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { type StepNavigation, useStepNavigation } from '../../modal/step-navigation.ts';
import type { Command } from '../../services/use-command.ts';
import { tokens } from '../../theme/tokens.ts';
import { methodName } from './method-words.ts';

/** What will not be taken, until when it can be cancelled, and the button that cancels it. */
export const CancelStep = ({
  payment,
  command,
  onCancelled,
  onKeep,
}: {
  readonly payment: PaymentRequest;
  readonly command: Command<PaymentRequest, void, CancelPaymentFailure>;
  readonly onCancelled: (navigation: StepNavigation) => void;
  /** It stays, by wish or because it cannot be cancelled. */
  readonly onKeep: (navigation: StepNavigation) => void;
}) => {
  const t = useText();
  const format = useFormat();
  const navigation = useStepNavigation();
  // Done, it is still on the screen while it fades.
  const busy = command.running || command.state.kind === 'done';
  const { amount, payOn, method, cancelBefore } = payment;
  const { failure } = command;
  // Nothing that can be tried again here: it has been drawn, or somebody else's words stand for it.
  const final =
    failure?.kind === 'too-late' || failure?.kind === 'not-offered' || failure?.kind === 'refused';
  const confirm = async (): Promise<void> => {
    const cancelled = await command.run(payment);
    if (cancelled?.isOk()) onCancelled(navigation);
  };
  return (
    <div css={parts}>
      <p>
        {t('payment.cancel.text', {
          amount: format.money(amount),
          date: format.dateLong(payOn),
          method: methodName(t, method),
        })}
      </p>
      {cancelBefore === undefined ? undefined : (
        <p>{t('payment.cancel.until', { time: format.dateTime(cancelBefore) })}</p>
      )}
      {failure ? <Trouble failure={failure} /> : undefined}
      <ModalActions>
        {final ? undefined : (
          <Button variant="danger" wide busy={busy} onClick={() => void confirm()}>
            {t('payment.cancel.yes')}
          </Button>
        )}
        <Button variant="secondary" wide unavailable={busy} onClick={() => onKeep(navigation)}>
          {t(final ? 'payment.unknown.close' : 'payment.cancel.keep')}
        </Button>
      </ModalActions>
    </div>
  );
};

const Trouble = ({ failure }: { readonly failure: CancelPaymentFailure }) => {
  const t = useText();
  const title = t('payment.cancel.failed');
  switch (failure.kind) {
    case 'too-late':
    case 'refused':
      return (
        <Notice tone="danger" heading={title} announce>
          <p>{t('payment.cancel.tooLate')}</p>
        </Notice>
      );
    case 'not-offered':
      return (
        <Notice tone="danger" heading={title} announce>
          <p>{t('payment.cancel.notOffered')}</p>
        </Notice>
      );
    default:
      return <Failure failure={failure} heading={title} />;
  }
};

const parts = css({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[4],
  '& > p': { margin: 0 },
});
