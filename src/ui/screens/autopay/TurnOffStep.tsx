import { css } from '@emotion/react';
import type { StoppedAutopay, TurnOffAutopay, TurnOffFailure } from '@member-portal/application/autopay';
import { Clock } from '@member-portal/application/ports';
import { draftsByChange } from '@member-portal/domain/autopay';
import type { Loan } from '@member-portal/domain/loan';
import { Button } from '../../controls/Button.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import type { Command } from '../../services/use-command.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { tokens } from '../../theme/tokens.ts';
import { WhichLoan } from '../payment/WhichLoan.tsx';
import { autopayWayBackOf } from './autopay-way-back.ts';
import { DraftList } from './DraftList.tsx';

/** Turning autopay off, as a command of the dialog. */
export type TurnOff = Command<Parameters<TurnOffAutopay>[0], StoppedAutopay, TurnOffFailure>;

/** What will not be drawn any more, what still will, and the button that turns autopay off. */
export const TurnOffStep = ({ loan, turnOff }: { readonly loan: Loan; readonly turnOff: TurnOff }) => {
  const t = useText();
  const now = useService(Clock).now();
  const navigation = useStepNavigation();
  usePageLoaded('turn off autopay');
  const { inFlight, changeable } = draftsByChange(loan.autopay.drafts, now);
  const confirm = async (): Promise<void> => {
    const stopped = await turnOff.run(loan);
    if (stopped?.isOk()) navigation.next('off');
  };
  // Done, it is still on the screen while it fades.
  const busy = turnOff.running || turnOff.state.kind === 'done';
  const { failure } = turnOff;
  return (
    <div css={parts}>
      <WhichLoan loan={loan} />
      <p css={words}>{t('autopay.turnOff.text')}</p>
      <DraftList heading={t('autopay.turnOff.stops')} drafts={changeable} bare />
      {inFlight.length > 0 ? (
        <>
          <DraftList heading={t('autopay.turnOff.still')} drafts={inFlight} bare />
          <p css={words}>{t('autopay.turnOff.stillText')}</p>
        </>
      ) : undefined}
      {failure?.kind === 'refused' ? (
        <Notice tone="danger" heading={t('autopay.turnOff.failed')} announce>
          <p>{t(autopayWayBackOf(failure.refusal).text)}</p>
        </Notice>
      ) : failure ? (
        <Failure failure={failure} heading={t('autopay.turnOff.failed')} />
      ) : undefined}
      <ModalActions>
        <Button variant="danger" wide busy={busy} onClick={() => void confirm()}>
          {t('autopay.turnOff.yes')}
        </Button>
        <Button variant="secondary" wide unavailable={busy} onClick={navigation.back}>
          {t('autopay.turnOff.keep')}
        </Button>
      </ModalActions>
    </div>
  );
};

const parts = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[4] });
const words = css({ margin: 0 });
