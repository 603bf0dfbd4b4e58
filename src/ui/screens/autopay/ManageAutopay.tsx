import type { StoppedAutopay } from '@member-portal/application/autopay';
import { type AutopayEvent, type AutopayState, autopayFacts } from '@member-portal/application/flows/autopay';
import { nextToChange } from '@member-portal/domain/autopay';
import { isPositive } from '@member-portal/domain/money';
import { Button } from '../../controls/Button.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useWords } from '../../intl/use-words.ts';
import { AutopayPaused } from '../../loan/AutopayPaused.tsx';
import { WhichLoan } from '../../loan/WhichLoan.tsx';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepControls } from '../../modal/step-controls.ts';
import { methodName } from '../../payment/method-words.ts';
import type { Draws } from '../../services/use-flow.ts';
import { text } from '../../theme/styles.ts';
import { LeaveAction, SuccessLine, Trouble } from '../ordering/outcome.tsx';
import { AutopayFacts, ByHand, troubleText } from './AutopayReview.tsx';
import { DraftList } from './DraftList.tsx';

/** The current autopay: lines with a change button each, the next drafts and until when they can be changed. */
export const ManageAutopay = ({
  state,
  send,
}: Draws<Extract<AutopayState, { readonly kind: 'managing' }>, AutopayEvent>) => {
  const { t, format } = useWords();
  const { close } = useStepControls();
  const { form, drafts } = state;
  const { loan } = form.options;
  const next = nextToChange(drafts);
  return (
    <>
      <WhichLoan loan={loan} />
      {loan.autopay.pausedReason !== undefined && <AutopayPaused reason={loan.autopay.pausedReason} />}
      <AutopayFacts facts={autopayFacts(state)} onChange={(field) => send({ kind: 'change', field })} />
      {next?.lastChangeOn && (
        <p>
          {t('autopay.manage.lastChange', {
            date: format.dateLong(next.lastChangeOn),
            draft: format.dateLong(next.on),
          })}
        </p>
      )}
      <DraftList drafts={drafts} />
      <ModalActions>
        <Button wide onClick={close}>
          {t('payment.success.done')}
        </Button>
        <Button variant="secondary" wide onClick={() => send({ kind: 'turn-off' })}>
          {t('autopay.turnOff')}
        </Button>
      </ModalActions>
    </>
  );
};

/** What will no longer be drawn, what still will, and the button that turns autopay off. */
export const TurnOff = ({
  state: { form, inProgress, changeable, sending, failure, attempt },
  send,
}: Draws<Extract<AutopayState, { readonly kind: 'turning-off' }>, AutopayEvent>) => {
  const { t } = useWords();
  return (
    <>
      <WhichLoan loan={form.options.loan} />
      <p>{t('autopay.turnOff.text')}</p>
      <DraftList once="stops" drafts={changeable} />
      {inProgress.length > 0 && (
        <>
          <DraftList once="still" drafts={inProgress} />
          <Notice tone="warning" announce heading={t('autopay.turnOff.stillText')} />
        </>
      )}
      {failure && <Trouble key={attempt} text={troubleText(failure, 'autopay.turnOff.failed')} noInput />}
      <ModalActions>
        <Button variant="danger" wide busy={sending} onClick={() => send({ kind: 'confirm-turn-off' })}>
          {t('autopay.turnOff.yes')}
        </Button>
        <Button variant="secondary" wide unavailable={sending} onClick={() => send({ kind: 'back' })}>
          {t('autopay.turnOff.keep')}
        </Button>
      </ModalActions>
    </>
  );
};

/** Confirms that autopay is on, with its next drafts and what can still be changed. */
export const AutopayDone = (state: Extract<AutopayState, { readonly kind: 'saved' }>) => {
  const { asked, drafts, enrolled, autopay } = state;
  const { t, format } = useWords();
  // A draft in progress, also of an earlier enrolment, is drawn unchanged: what was agreed applies from the next one on.
  const { byHand, drafts: agreed } = asked.preview;
  const { pausedReason: paused } = autopay;
  const next = enrolled ? drafts.find(({ on }) => on >= (agreed[0]?.on ?? on)) : nextToChange(drafts);
  const first = paused === undefined ? (next ?? drafts[0]) : undefined;
  return (
    <>
      {paused !== undefined && <AutopayPaused reason={paused} />}
      {first && (
        <SuccessLine>
          {t('autopay.done.first', { amount: format.money(first.amount), date: format.dateLong(first.on) })}
        </SuccessLine>
      )}
      <DefinitionList
        items={[
          {
            term: t('autopay.fact.amount'),
            value: asked.amount ? format.money(asked.amount) : t(`autopay.amountType.${asked.amountType}`),
          },
          { term: t('payment.method'), value: methodName(t, asked.method) },
        ]}
      />
      <DraftList drafts={drafts} />
      <ByHand due={byHand} />
      <p css={text.quiet}>
        {t((paused ?? byHand.pastDue ?? byHand.coming[0]) ? 'autopay.done.later' : 'autopay.done.next')}
      </p>
      <LeaveAction done />
    </>
  );
};

/** Confirms that autopay is off, with drafts still to be drawn and what the buyer has to pay: past due, then next. */
export const TurnedOff = ({ inProgress, pastDue, nextByHand: next }: StoppedAutopay) => {
  const { t, format } = useWords();
  return (
    <>
      <SuccessLine>{t('autopay.off.text')}</SuccessLine>
      <DraftList once="still" drafts={inProgress} />
      {isPositive(pastDue) && <p>{t('autopay.off.pastDue', { amount: format.money(pastDue) })}</p>}
      {next && (
        <p>
          {t(inProgress.length > 0 || isPositive(pastDue) ? 'autopay.off.after' : 'autopay.off.next', {
            amount: format.money(next.amount),
            date: format.dateLong(next.dueOn),
          })}
        </p>
      )}
      <LeaveAction done />
    </>
  );
};
