import { css } from '@emotion/react';
import type { LockedStep, SignInEvent } from '@member-portal/application/flows/sign-in';
import { useLockWords } from '../../contact/LockNotice.tsx';
import { Button } from '../../controls/Button.tsx';
import { ExternalLink } from '../../controls/ExternalLink.tsx';
import { Rich } from '../../intl/Rich.tsx';
import { useText } from '../../intl/use-text.ts';
import type { Draws } from '../../services/use-flow.ts';
import { useTenantLinks } from '../../shell/use-tenant-links.ts';
import { text } from '../../theme/styles.ts';
import { tokens } from '../../theme/tokens.ts';
import { SignInStep } from './SignInFrame.tsx';

/** Sign-in is paused: until when, with what is left counting down. It stands here after a reload, too. */
export const LockedNotice = ({ state, send }: Draws<LockedStep, SignInEvent>) => {
  const t = useText();
  const { until, left, over } = useLockWords(state, 'signIn');
  const endIsKnown = state.until !== undefined;
  const contact = useTenantLinks()?.contact;
  return (
    <SignInStep heading={t('signIn.locked.heading')} lead={until}>
      {endIsKnown && (
        <p role="status" css={count}>
          {over ? t('signIn.locked.over') : left}
        </p>
      )}
      {over || !endIsKnown ? (
        <Button wide variant={over ? 'primary' : 'secondary'} onClick={() => send({ kind: 'start-over' })}>
          {t('signIn.locked.again')}
        </Button>
      ) : (
        // The pause is one address's; the platform keeps it, whatever this browser forgets.
        <Button wide variant="secondary" onClick={() => send({ kind: 'switch-person' })}>
          {t('signIn.locked.another')}
        </Button>
      )}
      {contact !== undefined && (
        <p css={text.small}>
          <Rich
            id="signIn.locked.help"
            values={{ link: (inside) => <ExternalLink href={contact}>{inside}</ExternalLink> }}
          />
        </p>
      )}
    </SignInStep>
  );
};

const count = css({
  fontSize: tokens.size.heading,
  fontWeight: tokens.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
