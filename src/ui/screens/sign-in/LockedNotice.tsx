import { css } from '@emotion/react';
import type { SignInEvent } from '@member-portal/application/flows/sign-in';
import type { Instant } from '@member-portal/domain/calendar';
import { useLockWords } from '../../contact/use-lock-words.ts';
import { Button } from '../../controls/Button.tsx';
import { ExternalLink } from '../../controls/ExternalLink.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { Rich } from '../../intl/Rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { useTenantLinks } from '../../shell/use-tenant-links.ts';
import { tokens } from '../../theme/tokens.ts';
import { formStyle } from './form-style.ts';

const MESSAGES = { until: 'signIn.locked.until', later: 'signIn.locked.later' } as const;

/** Sign-in is paused: until when, with what is left counting down. It stands here after a reload, too. */
export const LockedNotice = ({
  until,
  send,
}: {
  readonly until: Instant | undefined;
  readonly send: (event: SignInEvent) => void;
}) => {
  const t = useText();
  const words = useLockWords(until, MESSAGES);
  const { over } = words;
  const contact = useTenantLinks()?.contact;
  return (
    <div css={formStyle.step}>
      <PageHeading>{t('signIn.locked.heading')}</PageHeading>
      <p css={formStyle.lead}>{words.until}</p>
      {until === undefined ? undefined : (
        <p role="status" css={count}>
          {over ? t('signIn.locked.over') : words.left}
        </p>
      )}
      {over || until === undefined ? (
        <Button wide variant={over ? 'primary' : 'secondary'} onClick={() => send({ kind: 'start-over' })}>
          {t('signIn.locked.again')}
        </Button>
      ) : (
        // The pause is one address's; the platform keeps it, whatever this browser forgets.
        <Button wide variant="secondary" onClick={() => send({ kind: 'switch-person' })}>
          {t('signIn.locked.another')}
        </Button>
      )}
      {contact === undefined ? undefined : (
        <p css={formStyle.small}>
          <Rich
            id="signIn.locked.help"
            values={{
              link: (inside) => <ExternalLink href={contact}>{inside}</ExternalLink>,
            }}
          />
        </p>
      )}
    </div>
  );
};

const count = css({
  fontSize: tokens.size.heading,
  fontWeight: tokens.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
