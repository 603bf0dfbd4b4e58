import { css } from '@emotion/react';
import { StaySignedIn } from '@member-portal/application/session';
import type { Instant } from '@member-portal/domain/calendar';
import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Notice } from '../controls/Notice.tsx';
import { useFormat } from '../intl/use-format.ts';
import { useText } from '../intl/use-text.ts';
import { ModalActions } from '../modal/ModalActions.tsx';
import { MultiStepModal } from '../modal/MultiStepModal.tsx';
import { modalStep } from '../modal/modal-step.ts';
import { useStepControls } from '../modal/step-controls.ts';
import { useService } from '../services/ServicesProvider.tsx';
import { tokens } from '../theme/tokens.ts';
import { IdlePrompt } from './IdlePrompt.tsx';
import { useSessionNotice } from './use-session-notice.ts';

const EndStep = () => {
  const t = useText();
  const { close } = useStepControls();
  return (
    <>
      <p>{t('session.ends.text')}</p>
      <ModalActions>
        <Button wide onClick={close}>
          {t('session.ends.understood')}
        </Button>
      </ModalActions>
    </>
  );
};

/**
 * Announces the session's end before it comes: asks whether an idle buyer is there, which any activity answers, and announces
 * the end that cannot be postponed, first over everything, then on the page (specification, section 4: session).
 */
export const SessionEnding = () => {
  const t = useText();
  const { timeOfDay } = useFormat();
  const staySignedIn = useService(StaySignedIn);
  const notice = useSessionNotice();
  const [understood, setUnderstood] = useState<Instant>();
  const stay = (): void => {
    void staySignedIn();
  };
  const endsAt = notice.kind === 'none' ? undefined : notice.endsAt;
  const ends = notice.kind === 'ends-soon' && endsAt !== undefined ? { time: timeOfDay(endsAt) } : undefined;
  return (
    <>
      {ends ? (
        <div css={room}>
          <Notice tone="warning">{t('session.ends.heading', ends)}</Notice>
        </div>
      ) : undefined}
      <MultiStepModal
        open={endsAt !== undefined && !(ends && understood === endsAt)}
        onClose={ends ? () => setUnderstood(endsAt) : stay}
        initialStep={ends ? 'end' : 'idle'}
        key={ends ? 'end' : 'idle'}
        steps={{
          idle: modalStep({
            heading: t('session.idle.heading'),
            ariaDescription: t('session.idle.text'),
            component: IdlePrompt,
            props: { endsAt: endsAt ?? (0 as Instant), onStay: stay },
          }),
          end: modalStep({
            heading: ends ? t('session.ends.heading', ends) : '',
            ariaDescription: t('session.ends.text'),
            component: EndStep,
            props: {},
          }),
        }}
      />
    </>
  );
};

const room = css({ marginBlockEnd: tokens.space[5] });
