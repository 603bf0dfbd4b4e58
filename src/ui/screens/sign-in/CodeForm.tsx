import type { CodeStep, SignInEvent } from '@member-portal/application/flows/sign-in';
import { maskDestination } from '@member-portal/domain/sign-in';
import { useEffect, useRef } from 'react';
import { Button } from '../../controls/Button.tsx';
import { CodeEntry } from '../../controls/CodeEntry.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { Rich } from '../../intl/Rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { CodeTrouble } from './CodeTrouble.tsx';
import { formStyle } from './form-style.ts';
import { problemText } from './problem-text.ts';

/** Takes the code that was sent, however it is typed, pasted or filled in. */
export const CodeForm = ({
  entry,
  send,
}: {
  readonly entry: CodeStep['entry'];
  readonly send: (event: SignInEvent) => void;
}) => {
  const t = useText();

  // There is one thing to do here, and a code that is pasted or filled in at once must not be lost.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const word = entry.destination.method === 'EMAIL' ? 'email' : 'phone';
  return (
    <div css={formStyle.step}>
      <div css={formStyle.top}>
        <PageHeading>{t('signIn.code.heading')}</PageHeading>
        <p css={formStyle.lead}>
          <Rich
            id={`signIn.code.sent.${word}`}
            values={{ destination: <bdi css={formStyle.strong}>{maskDestination(entry.destination)}</bdi> }}
          />
        </p>
      </div>
      <CodeEntry
        css={formStyle.form}
        id="sign-in"
        ref={field}
        entry={entry}
        send={send}
        failureHeading={() => t('signIn.failed.check')}
        failureText={(failure) => problemText(t, failure)}
      >
        <Button type="submit" wide busy={entry.checking} data-dd-action-name="submit code">
          {entry.failure ? t('action.tryAgain') : t('signIn.code.submit')}
        </Button>
      </CodeEntry>
      <CodeTrouble entry={entry} send={send} />
    </div>
  );
};
