import { css } from '@emotion/react';
import type { CodeStep, SignInEvent } from '@member-portal/application/flows/sign-in';
import { maskDestination } from '@member-portal/domain/sign-in';
import { useEffect, useRef } from 'react';
import { Button } from '../../controls/Button.tsx';
import { CodeEntry, ResendCode } from '../../controls/CodeEntry.tsx';
import { Rich } from '../../intl/Rich.tsx';
import { useText } from '../../intl/use-text.ts';
import type { Draws } from '../../services/use-flow.ts';
import { stack, text } from '../../theme/styles.ts';
import { tokens } from '../../theme/tokens.ts';
import { problemText } from './problem-text.ts';
import { SignInStep, signInWhole } from './SignInFrame.tsx';

/** Takes the code that was sent; when it does not come, a new one after a while, another address, the other channel. */
export const CodeForm = ({ state: { entry }, send }: Draws<CodeStep, SignInEvent>) => {
  const t = useText();
  const { method } = entry.destination;
  const [word, other] = method === 'EMAIL' ? (['email', 'phone'] as const) : (['phone', 'email'] as const);
  const code = { state: entry, send, failureText: problemText };

  // There is one thing to do here, and a code that is pasted or filled in at once must not be lost.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const destination = <bdi css={[address, signInWhole]}>{maskDestination(entry.destination)}</bdi>;
  return (
    <SignInStep
      heading={t('signIn.code.heading')}
      lead={<Rich id={`signIn.code.sent.${word}`} values={{ destination }} />}
    >
      <CodeEntry {...code} id="sign-in" ref={field} failureHeading={t('signIn.failed.check')}>
        <Button type="submit" wide busy={entry.checking} data-dd-action-name="submit code">
          {entry.failure ? t('action.tryAgain') : t('signIn.code.submit')}
        </Button>
      </CodeEntry>
      <div css={[parts, trouble]}>
        <p css={text.small}>
          {t(method === 'EMAIL' ? 'signIn.code.troubleEmail' : 'signIn.code.troublePhone')}
        </p>
        <ResendCode {...code} note={t('signIn.code.earlier')}>
          <Button variant="quiet" onClick={() => send({ kind: 'choose-method', method })}>
            {t(`signIn.code.change.${word}`)}
          </Button>
          <Button
            variant="quiet"
            busy={entry.delivery.sending === 'other-channel'}
            onClick={() => send({ kind: 'try-other-channel' })}
          >
            {t(`signIn.code.try.${other}`)}
          </Button>
        </ResendCode>
      </div>
    </SignInStep>
  );
};

const { color, space, weight } = tokens;
const address = css({ color: color.text, fontWeight: weight.medium });
const parts = stack(3);
const trouble = css({ paddingBlockStart: space[5], borderBlockStart: `1px solid ${color.line}` });
