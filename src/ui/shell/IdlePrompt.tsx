import { css } from '@emotion/react';
import { SignOut } from '@member-portal/application/session';
import type { Instant } from '@member-portal/domain/calendar';
import { useNow } from '../clock/use-now.ts';
import { Button } from '../controls/Button.tsx';
import { VisuallyHidden } from '../controls/VisuallyHidden.tsx';
import { useText } from '../intl/use-text.ts';
import { ModalActions } from '../modal/ModalActions.tsx';
import { useService } from '../services/ServicesProvider.tsx';
import { tokens } from '../theme/tokens.ts';

/** Seconds left at which a screen reader is told; every second would drown out everything else. */
const TOLD_AT = [10, 30, 60] as const;

const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The countdown to the sign-out of a buyer who seems to be away, and the ways on. */
export const IdlePrompt = ({ endsAt, onStay }: { readonly endsAt: Instant; readonly onStay: () => void }) => {
  const t = useText();
  const signOut = useService(SignOut);
  const seconds = Math.max(0, Math.ceil((endsAt - useNow(1000)) / 1000));
  const told = TOLD_AT.find((at) => seconds <= at);
  return (
    <>
      <p>{t('session.idle.text')}</p>
      <p css={left}>
        {t('session.idle.left')}
        <span role="timer" css={figure}>
          {clockText(seconds)}
        </span>
      </p>
      <VisuallyHidden>
        <span role="status">
          {told === undefined ? undefined : t('session.idle.announce', { seconds: told })}
        </span>
      </VisuallyHidden>
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
