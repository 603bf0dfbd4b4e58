import { css } from '@emotion/react';
import type { CodeStep, SignInEvent } from '@member-portal/application/flows/sign-in';
import { Button } from '../../controls/Button.tsx';
import { ResendCode } from '../../controls/ResendCode.tsx';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { formStyle } from './form-style.ts';
import { problemText } from './problem-text.ts';

/** What to do when the code does not come: a new one after a while, another address, the other channel. */
export const CodeTrouble = ({
  entry,
  send,
}: {
  readonly entry: CodeStep['entry'];
  readonly send: (event: SignInEvent) => void;
}) => {
  const t = useText();
  const { method } = entry.destination;
  const email = method === 'EMAIL';
  return (
    <div css={frame}>
      <p css={formStyle.small}>{t(email ? 'signIn.code.troubleEmail' : 'signIn.code.troublePhone')}</p>
      <ResendCode
        css={choices}
        entry={entry}
        send={send}
        failureText={(failure) => problemText(t, failure)}
        note={t('signIn.code.earlier')}
      >
        <Button variant="quiet" onClick={() => send({ kind: 'choose-method', method })}>
          {t(email ? 'signIn.code.change.email' : 'signIn.code.change.phone')}
        </Button>
        <Button
          variant="quiet"
          busy={entry.delivery.sending === 'other-channel'}
          onClick={() => send({ kind: 'try-other-channel' })}
        >
          {t(email ? 'signIn.code.try.phone' : 'signIn.code.try.email')}
        </Button>
      </ResendCode>
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
