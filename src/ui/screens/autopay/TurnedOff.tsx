import type { StoppedAutopay } from '@member-portal/application/autopay';
import { Button } from '../../controls/Button.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepControls } from '../../modal/step-controls.ts';
import { stepParts } from '../../modal/step-parts.ts';
import { SuccessLine } from '../ordering/SuccessLine.tsx';
import { DraftList } from './DraftList.tsx';

/** That autopay is off, what is still drawn, and when the next payment is due by the buyer's own hand. */
export const TurnedOff = ({
  stopped: { inProgress, nextByHand: next },
}: {
  readonly stopped: StoppedAutopay;
}) => {
  const t = useText();
  const format = useFormat();
  const { close } = useStepControls();
  return (
    <div css={stepParts}>
      <SuccessLine>{t('autopay.off.text')}</SuccessLine>
      <DraftList heading={t('autopay.turnOff.still')} drafts={inProgress} bare />
      {next ? (
        <p>
          {t(inProgress.length > 0 ? 'autopay.off.after' : 'autopay.off.next', {
            amount: format.money(next.amount),
            date: format.dateLong(next.dueOn),
          })}
        </p>
      ) : undefined}
      <ModalActions>
        <Button wide onClick={close}>
          {t('payment.success.done')}
        </Button>
      </ModalActions>
    </div>
  );
};
