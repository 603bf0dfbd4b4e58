import { css } from '@emotion/react';
import { type PendingContact, RequestContactCode } from '@member-portal/application/account';
import { type SignInLock, secondsUntilResend } from '@member-portal/domain/sign-in';
import { useNow } from '../../clock/use-now.ts';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useCommand } from '../../services/use-command.ts';
import { tokens } from '../../theme/tokens.ts';
import { failureWords } from './failure-words.ts';

/** Another code to the same new e-mail or mobile, after a visible wait. */
export const ResendContactCode = ({
  pending,
  onSent,
  onLocked,
}: {
  readonly pending: PendingContact;
  readonly onSent: (pending: PendingContact) => void;
  readonly onLocked: (lock: SignInLock) => void;
}) => {
  const t = useText();
  const { locale } = useIntl();
  const requestCode = useService(RequestContactCode);
  const wait = secondsUntilResend(pending.sentAt, useNow(1000));
  const resend = useCommand((_: undefined, signal) =>
    requestCode({ destination: pending.destination, locale }, signal),
  );
  const again = async (): Promise<void> => {
    (await resend.run(undefined))?.match(onSent, (failure) => {
      if (failure.kind === 'locked') onLocked({ until: failure.lockedUntil });
    });
  };
  const { failure } = resend;
  return (
    <div css={room}>
      <div role="status">
        {resend.state.kind === 'done' ? (
          <Notice tone="success">
            <p>{t('signIn.code.resent')}</p>
          </Notice>
        ) : undefined}
      </div>
      {failure && failure.kind !== 'locked' && failure.kind !== 'unchanged' ? (
        <Notice tone="danger" heading={t('signIn.failed.send')} announce>
          <p>{failureWords(t, failure)}</p>
        </Notice>
      ) : undefined}
      <Button variant="quiet" busy={resend.running} unavailable={wait > 0} onClick={() => void again()}>
        {wait > 0 ? t('signIn.code.resendIn', { seconds: wait }) : t('signIn.code.resend')}
      </Button>
    </div>
  );
};

/** Its words begin where the field above begins, also where they take two lines. */
const room = css({ '& > button': { marginInlineStart: `-${tokens.space[2]}`, textAlign: 'start' } });
