import type { Saving } from '@member-portal/application/flows/autopay';
import { useId } from 'react';
import { Button } from '../../controls/Button.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { ConsentSentence } from '../ordering/ConsentSentence.tsx';
import { SendingNote } from '../ordering/SendingNote.tsx';
import { WAY_BACK_TEXT } from './autopay-words.ts';

/**
 * The buttons of the review. The first one saves, or after a refusal leads to what helps with it; it stays the same
 * element, so that the focus stays on it.
 */
export const AutopayReviewActions = ({
  saving,
  ready,
  enrols,
  onMend,
  onClose,
}: {
  readonly saving: Saving;
  /** The document for exactly this choice can be read on the screen. */
  readonly ready: boolean;
  readonly enrols: boolean;
  readonly onMend: () => void;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const consentId = useId();
  const way = saving.kind === 'failed' ? saving.way : undefined;
  const running = saving.kind === 'sending';
  const unknown = saving.kind === 'unknown';
  const text = unknown
    ? t('payment.unknown.check')
    : way
      ? t(WAY_BACK_TEXT[way])
      : t(enrols ? 'autopay.submit' : 'autopay.submit.change');
  return (
    <ModalActions followed>
      <SendingNote>{running ? t('autopay.submitting') : undefined}</SendingNote>
      {way || unknown ? undefined : <ConsentSentence id={consentId}>{t('autopay.consent')}</ConsentSentence>}
      <Button
        key="first"
        type={way ? 'button' : 'submit'}
        wide
        busy={running}
        unavailable={!way && !ready}
        {...(way || unknown ? {} : { 'aria-describedby': consentId })}
        data-dd-action-name={way ? 'leave review' : 'agree to autopay'}
        {...(way ? { onClick: way === 'leave' ? onClose : onMend } : {})}
      >
        {text}
      </Button>
      {unknown ? (
        <Button variant="secondary" wide onClick={onClose}>
          {t('payment.unknown.close')}
        </Button>
      ) : undefined}
    </ModalActions>
  );
};
