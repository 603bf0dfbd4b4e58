import { Button } from '../../controls/Button.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { SendingNote } from '../payment/SendingNote.tsx';
import { AUTOPAY_WAY_BACK_TEXT, type AutopayWayBack, autopayWayBackOf } from './autopay-way-back.ts';
import type { SaveAutopayFailure } from './use-save-autopay.ts';

/**
 * The buttons of the review. The first one saves, or after a refusal leads to what helps with it; it stays the same
 * element, so that the focus stays on it.
 */
export const AutopayReviewActions = ({
  trouble,
  enrols,
  running,
  onWayBack,
}: {
  readonly trouble: SaveAutopayFailure | undefined;
  readonly enrols: boolean;
  readonly running: boolean;
  readonly onWayBack: (way: AutopayWayBack) => void;
}) => {
  const t = useText();
  const { close } = useStepNavigation();
  const way =
    trouble?.kind === 'refused'
      ? autopayWayBackOf(trouble.refusal).wayBack
      : trouble?.kind === 'not-found' || trouble?.kind === 'not-offered'
        ? 'leave'
        : undefined;
  const unknown = trouble?.kind === 'unknown-outcome';
  const text = unknown
    ? t('payment.unknown.check')
    : way
      ? t(AUTOPAY_WAY_BACK_TEXT[way])
      : t(enrols ? 'autopay.submit' : 'autopay.submit.change');
  return (
    <ModalActions>
      <SendingNote>{running ? t('autopay.submitting') : undefined}</SendingNote>
      <Button
        key="first"
        type={way ? 'button' : 'submit'}
        wide
        busy={running}
        data-dd-action-name={way ? 'leave review' : 'agree to autopay'}
        {...(way ? { onClick: () => onWayBack(way) } : {})}
      >
        {text}
      </Button>
      {unknown ? (
        <Button variant="secondary" wide onClick={close}>
          {t('payment.unknown.close')}
        </Button>
      ) : undefined}
    </ModalActions>
  );
};
