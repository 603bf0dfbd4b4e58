import type { PayFailure } from '@member-portal/application/flows/ordering';
import { outcomeOf } from '@member-portal/application/payments';
import { useId } from 'react';
import { Button } from '../../controls/Button.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { ConsentSentence } from './ConsentSentence.tsx';
import { isUnknown } from './PaymentTrouble.tsx';
import { SendingNote } from './SendingNote.tsx';
import { WAY_BACK_TEXT, type WayBack, wayBackOf } from './way-back.ts';

/**
 * The buttons of the review. The first one pays, or after a trouble does what helps with it; it stays the same element, so
 * that the focus stays on it. Whatever submits goes through the form.
 */
export const ReviewActions = ({
  trouble,
  amount,
  ready,
  running,
  onClose,
  onWayBack,
  onPayDespite,
}: {
  readonly trouble: PayFailure | undefined;
  readonly amount: string;
  /** The document for exactly this payment can be read on the screen. */
  readonly ready: boolean;
  readonly running: boolean;
  readonly onClose: () => void;
  readonly onWayBack: (way: WayBack) => void;
  /** Pays although the payment of that confirmation was made. */
  readonly onPayDespite: (confirmation: string | undefined) => void;
}) => {
  const t = useText();
  const consentId = useId();
  const unknown = trouble !== undefined && isUnknown(trouble);
  const way =
    trouble?.kind === 'refused' && !unknown
      ? wayBackOf(trouble.refusal).wayBack
      : trouble?.kind === 'not-found'
        ? 'leave'
        : undefined;
  const earlier = trouble?.kind === 'earlier-payment-found' ? outcomeOf(trouble.payment) : undefined;
  const first = unknown
    ? t('payment.unknown.check')
    : way
      ? t(WAY_BACK_TEXT[way])
      : earlier
        ? t('payment.earlier.close')
        : t('payment.submit', { amount });
  const press = way ? () => onWayBack(way) : earlier ? onClose : undefined;
  return (
    <ModalActions followed>
      <SendingNote>{running ? t('payment.submitting') : undefined}</SendingNote>
      {press || unknown ? undefined : (
        <ConsentSentence id={consentId}>{t('payment.consent')}</ConsentSentence>
      )}
      <Button
        key="first"
        type={press ? 'button' : 'submit'}
        wide
        busy={running}
        unavailable={!press && !ready}
        {...(press || unknown ? {} : { 'aria-describedby': consentId })}
        data-dd-action-name={press ? 'leave review' : 'agree and pay'}
        {...(press ? { onClick: press } : {})}
      >
        {first}
      </Button>
      {unknown ? (
        <Button variant="secondary" wide onClick={onClose}>
          {t('payment.unknown.close')}
        </Button>
      ) : undefined}
      {earlier ? (
        <Button variant="secondary" wide onClick={() => onPayDespite(earlier.confirmation)}>
          {t('payment.earlier.also', { amount })}
        </Button>
      ) : undefined}
    </ModalActions>
  );
};
