import { css } from '@emotion/react';
import {
  type CancelPaymentEvent,
  type CancelPaymentState,
  isFinal,
} from '@member-portal/application/flows/cancel-payment';
import type { CancelPaymentFailure } from '@member-portal/application/payments';
import { Button } from '../../controls/Button.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { methodName } from '../../payment/method-words.ts';
import { tokens } from '../../theme/tokens.ts';

/** What will not be taken, until when it can be cancelled, and the button that cancels it. */
export const CancelForm = ({
  state,
  send,
  onKeep,
}: {
  readonly state: CancelPaymentState;
  readonly send: (event: CancelPaymentEvent) => void;
  /** It stays, by wish or because it cannot be cancelled. */
  readonly onKeep: () => void;
}) => {
  const t = useText();
  const format = useFormat();
  const { amount, payOn, method, cancelBefore } = state.subject.payment;
  const asking = state.kind === 'asking' ? state : undefined;
  const busy = asking?.sending ?? true;
  const failure = asking?.failure;
  // Nothing that can be tried again here: it has been drawn, or somebody else's words stand for it.
  const final = failure !== undefined && isFinal(failure);
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
      {/* Another element for each failure, so that the same one is announced again. */}
      {failure ? <Trouble key={asking?.attempt} failure={failure} /> : undefined}
      <ModalActions>
        {final ? undefined : (
          <Button variant="danger" wide busy={busy} onClick={() => send({ kind: 'cancel-payment' })}>
            {t('payment.cancel.yes')}
          </Button>
        )}
        <Button variant="secondary" wide unavailable={busy} onClick={onKeep}>
          {t(final ? 'payment.unknown.close' : 'payment.cancel.keep')}
        </Button>
      </ModalActions>
    </div>
  );
};

const Trouble = ({ failure }: { readonly failure: CancelPaymentFailure }) => {
  const t = useText();
  const title = t('payment.cancel.failed');
  if (failure.kind === 'not-offered' || failure.kind === 'too-late' || failure.kind === 'refused')
    return (
      <Notice tone="danger" heading={title} announce>
        {t(failure.kind === 'not-offered' ? 'payment.cancel.notOffered' : 'payment.cancel.tooLate')}
      </Notice>
    );
  return <Failure failure={failure} heading={title} />;
};

const parts = css({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[4],
  '& > p': { margin: 0 },
});
