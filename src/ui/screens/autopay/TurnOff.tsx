import type { AutopayEvent, AutopayState } from '@member-portal/application/flows/autopay';
import { Button } from '../../controls/Button.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useText } from '../../intl/use-text.ts';
import { WhichLoan } from '../../loan/WhichLoan.tsx';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { stepParts } from '../../modal/step-parts.ts';
import { autopayRefusalText } from './autopay-words.ts';
import { DraftList } from './DraftList.tsx';

/** What will not be drawn any more, what still will, and the button that turns autopay off. */
export const TurnOff = ({
  state: { form, inProgress, changeable, sending, failure, attempt },
  send,
}: {
  readonly state: Extract<AutopayState, { readonly kind: 'turning-off' }>;
  readonly send: (event: AutopayEvent) => void;
}) => {
  const t = useText();
  return (
    <div css={stepParts}>
      <WhichLoan loan={form.options.loan} />
      <p>{t('autopay.turnOff.text')}</p>
      <DraftList heading={t('autopay.turnOff.stops')} drafts={changeable} bare />
      {inProgress.length > 0 ? (
        <>
          <DraftList heading={t('autopay.turnOff.still')} drafts={inProgress} bare />
          <p>{t('autopay.turnOff.stillText')}</p>
        </>
      ) : undefined}
      {failure?.kind === 'refused' ? (
        <Notice key={attempt} tone="danger" heading={t('autopay.turnOff.failed')} announce>
          {t(autopayRefusalText(failure.refusal))}
        </Notice>
      ) : failure ? (
        <Failure key={attempt} failure={failure} heading={t('autopay.turnOff.failed')} />
      ) : undefined}
      <ModalActions>
        <Button variant="danger" wide busy={sending} onClick={() => send({ kind: 'confirm-turn-off' })}>
          {t('autopay.turnOff.yes')}
        </Button>
        <Button variant="secondary" wide unavailable={sending} onClick={() => send({ kind: 'back' })}>
          {t('autopay.turnOff.keep')}
        </Button>
      </ModalActions>
    </div>
  );
};
