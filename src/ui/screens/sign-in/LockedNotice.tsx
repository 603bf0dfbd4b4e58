import { css } from '@emotion/react';
import { PendingSignInStore } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';
import { Button } from '../../controls/Button.tsx';
import { ExternalLink } from '../../controls/ExternalLink.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { Rich } from '../../intl/Rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useTenantLinks } from '../../shell/use-tenant-links.ts';
import { tokens } from '../../theme/tokens.ts';
import { formStyle } from './form-style.ts';
import type { SignInEvent } from './sign-in-flow.ts';
import { useLockWords } from './use-lock-words.ts';

const MESSAGES = { until: 'signIn.locked.until', later: 'signIn.locked.later' } as const;

/** Sign-in is paused: until when, with what is left counting down. It stands here after a reload, too. */
export const LockedNotice = ({
  until,
  happened,
}: {
  readonly until: Instant | undefined;
  readonly happened: (event: SignInEvent) => void;
}) => {
  const t = useText();
  const store = useService(PendingSignInStore);
  const words = useLockWords(until, MESSAGES);
  const { over } = words;
  const contact = useTenantLinks()?.contact;
  // The pause is one address's; the platform keeps it, whatever this browser forgets.
  const another = (): void => {
    store.clear();
    happened({ kind: 'handed-over' });
  };
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
        <Button
          wide
          variant={over ? 'primary' : 'secondary'}
          onClick={() => happened({ kind: 'started-over' })}
        >
          {t('signIn.locked.again')}
        </Button>
      ) : (
        <Button wide variant="secondary" onClick={another}>
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
  margin: 0,
  fontSize: tokens.size.heading,
  fontWeight: tokens.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
