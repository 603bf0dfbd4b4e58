import { css } from '@emotion/react';
import { ObserveSession, SignOut, StaySignedIn } from '@member-portal/application/session';
import type { Instant } from '@member-portal/domain/calendar';
import type { SessionNotice } from '@member-portal/domain/session';
import { useEffect, useState } from 'react';
import { useNow } from '../clock/use-now.ts';
import { Button } from '../controls/Button.tsx';
import { Notice } from '../controls/Notice.tsx';
import { useFormat } from '../intl/use-format.ts';
import { useText } from '../intl/use-text.ts';
import { ModalActions } from '../modal/ModalActions.tsx';
import { StepModal } from '../modal/StepModal.tsx';
import { useService } from '../services/ServicesProvider.tsx';
import { unseen } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';

/**
 * Announces the session's end in advance: prompts an idle buyer, whom any activity keeps signed in, and announces an end
 * that cannot be postponed, first in a dialog, then on the page (specification, section 4: session).
 */
export const SessionEnding = () => {
  const t = useText();
  const { timeOfDay } = useFormat();
  const observe = useService(ObserveSession);
  const staySignedIn = useService(StaySignedIn);
  const [notice, setNotice] = useState<SessionNotice>({ kind: 'none' });
  useEffect(() => observe(setNotice), [observe]);
  const [understood, setUnderstood] = useState<Instant>();
  const stay = (): void => void staySignedIn();
  const endsAt = notice.kind === 'none' ? undefined : notice.endsAt;
  const ends = notice.kind === 'ends-soon' && endsAt !== undefined ? { time: timeOfDay(endsAt) } : undefined;
  const kind = ends ? 'ends' : 'idle';
  const close = ends ? () => setUnderstood(endsAt) : stay;
  return (
    <>
      {ends && (
        <div css={spaceBelow}>
          <Notice tone="warning">{t('session.ends.heading', ends)}</Notice>
        </div>
      )}
      <StepModal
        open={endsAt !== undefined && !(ends && understood === endsAt)}
        onClose={close}
        step={{
          id: kind,
          heading: t(`session.${kind}.heading`, ends),
          ariaDescription: t(`session.${kind}.text`),
          content: (
            <>
              <p>{t(`session.${kind}.text`)}</p>
              {ends ? (
                <ModalActions>
                  <Button wide onClick={close}>
                    {t('session.ends.understood')}
                  </Button>
                </ModalActions>
              ) : (
                <IdleStep endsAt={endsAt ?? (0 as Instant)} onStay={stay} />
              )}
            </>
          ),
        }}
      />
    </>
  );
};

/** Seconds left at which screen readers announce the time; every second would be too much. */
const TOLD_AT = [10, 30, 60] as const;

const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The countdown to the sign-out of an idle buyer, with the buttons to stay or sign out. */
const IdleStep = ({ endsAt, onStay }: { readonly endsAt: Instant; readonly onStay: () => void }) => {
  const t = useText();
  const signOut = useService(SignOut);
  const seconds = Math.max(0, Math.ceil((endsAt - useNow(1000)) / 1000));
  const told = TOLD_AT.find((at) => seconds <= at);
  return (
    <>
      <p css={left}>
        {t('session.idle.left')}
        <span role="timer" css={figure}>
          {clockText(seconds)}
        </span>
      </p>
      <span role="status" css={unseen}>
        {told && t('session.idle.announce', { seconds: told })}
      </span>
      <ModalActions>
        <Button wide onClick={onStay}>
          {t('session.idle.stay')}
        </Button>
        <Button wide variant="secondary" onClick={() => signOut()}>
          {t('nav.signOut')}
        </Button>
      </ModalActions>
    </>
  );
};

const { color, size, space, weight } = tokens;
const spaceBelow = css({ marginBlockEnd: space[5] });
const left = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  marginBlockStart: space[4],
  color: color.textQuiet,
});
const figure = css({
  color: color.text,
  fontSize: size.page,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
