import { css } from '@emotion/react';
import type { PendingSignIn } from '@member-portal/application/ports';
import { ResendCode, TryOtherChannel } from '@member-portal/application/sign-in';
import { secondsUntilResend } from '@member-portal/domain/sign-in';
import { useNow } from '../../clock/use-now.ts';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useCommand } from '../../services/use-command.ts';
import { tokens } from '../../theme/tokens.ts';
import { formStyle } from './form-style.ts';
import { problemText } from './problem-text.ts';
import type { SignInEvent } from './sign-in-flow.ts';

/** What to do when the code does not come: a new one after a while, another address, the other channel. */
export const CodeTrouble = ({
  pending,
  happened,
}: {
  readonly pending: PendingSignIn;
  readonly happened: (event: SignInEvent) => void;
}) => {
  const t = useText();
  const { locale } = useIntl();
  const resendCode = useService(ResendCode);
  const tryOtherChannel = useService(TryOtherChannel);
  const { method } = pending.destination;
  const wait = secondsUntilResend(pending.sentAt, useNow(1000));

  const resend = useCommand((_: undefined, signal) => resendCode({ locale }, signal));
  const other = useCommand((_: undefined, signal) => tryOtherChannel({ locale }, signal));
  const sent = (next: PendingSignIn): void => happened({ kind: 'code-sent', pending: next });
  const refused = (problem: {
    readonly kind: string;
    readonly lockedUntil?: PendingSignIn['sentAt'] | undefined;
  }): void => {
    if (problem.kind === 'locked') happened({ kind: 'locked', until: problem.lockedUntil });
    if (problem.kind === 'no-code-requested') happened({ kind: 'started-over', method });
  };
  const again = async (): Promise<void> => {
    other.reset();
    (await resend.run(undefined))?.match(sent, refused);
  };
  const change = async (): Promise<void> => {
    resend.reset();
    (await other.run(undefined))?.match(sent, (problem) => {
      // Nothing is known of the other channel yet: its address has to be typed first.
      if (problem.kind === 'destination-missing') happened({ kind: 'method-chosen', method: problem.method });
      else refused(problem);
    });
  };

  const email = method === 'EMAIL';
  const failure = resend.failure ?? other.failure;
  return (
    <div css={frame}>
      <p css={formStyle.small}>{t(email ? 'signIn.code.troubleEmail' : 'signIn.code.troublePhone')}</p>
      <div role="status">
        {resend.state.kind === 'done' ? (
          <Notice tone="success">
            <p>
              {t('signIn.code.resent')} {t('signIn.code.earlier')}
            </p>
          </Notice>
        ) : undefined}
      </div>
      {failure && failure.kind !== 'too-soon' ? (
        <Notice tone="danger" heading={t('signIn.failed.send')} announce>
          <p>{problemText(t, failure)}</p>
        </Notice>
      ) : undefined}
      <div css={choices}>
        <Button variant="quiet" busy={resend.running} unavailable={wait > 0} onClick={() => void again()}>
          {wait > 0 ? t('signIn.code.resendIn', { seconds: wait }) : t('signIn.code.resend')}
        </Button>
        <Button variant="quiet" onClick={() => happened({ kind: 'method-chosen', method })}>
          {t(email ? 'signIn.code.change.email' : 'signIn.code.change.phone')}
        </Button>
        <Button variant="quiet" busy={other.running} onClick={() => void change()}>
          {t(email ? 'signIn.code.try.phone' : 'signIn.code.try.email')}
        </Button>
      </div>
    </div>
  );
};

const { color, space } = tokens;
const frame = css({
  display: 'grid',
  gap: space[3],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.line}`,
});
const choices = css({
  display: 'grid',
  justifyItems: 'start',
  marginInlineStart: `-${space[2]}`,
  fontVariantNumeric: 'tabular-nums',
});
