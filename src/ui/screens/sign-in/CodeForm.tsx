import type { PendingSignIn } from '@member-portal/application/ports';
import { ResumeSignIn, SubmitCode } from '@member-portal/application/sign-in';
import { lockOf, maskDestination, ONE_TIME_CODE_LENGTH, oneTimeCode } from '@member-portal/domain/sign-in';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { codeStyle } from '../../controls/code-style.ts';
import { ErrorSummary } from '../../controls/ErrorSummary.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { Rich } from '../../intl/Rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { usePortalServices, useService } from '../../services/ServicesProvider.tsx';
import { useCommand } from '../../services/use-command.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { afterMismatch } from './after-mismatch.ts';
import { CodeTrouble } from './CodeTrouble.tsx';
import { formStyle } from './form-style.ts';
import { problemText } from './problem-text.ts';
import type { SignInEvent } from './sign-in-flow.ts';
import { wrongCodeText } from './wrong-code-text.ts';

/** Takes the code that was sent, however it is typed, pasted or filled in. */
export const CodeForm = ({
  pending,
  happened,
}: {
  readonly pending: PendingSignIn;
  readonly happened: (event: SignInEvent) => void;
}) => {
  const t = useText();
  const submitCode = useService(SubmitCode);
  const resume = useService(ResumeSignIn);
  const { loadSignedIn } = usePortalServices();
  const [typed, setTyped] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  usePageLoaded('login verification code');

  // There is one thing to do here, and a code that is pasted or filled in at once must not be lost.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  // The buyer looks for the code: time to fetch what comes next. Should that fail, the route will say so.
  useEffect(() => {
    loadSignedIn().catch(() => undefined);
  }, [loadSignedIn]);

  const check = useCommand((input: Parameters<SubmitCode>[0], signal) => submitCode(input, signal));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (check.running || check.state.kind === 'done') return;
    const code = oneTimeCode(typed);
    if (code.isErr()) {
      check.reset();
      setProblem(
        t(code.error.kind === 'empty' ? 'signIn.code.empty' : 'signIn.code.format', {
          length: ONE_TIME_CODE_LENGTH,
        }),
      );
      setAttempt((count) => count + 1);
      return;
    }
    setProblem(undefined);
    const checked = await check.run({ code: code.value });
    if (!checked?.isErr()) return;
    const refusal = checked.error;
    switch (refusal.kind) {
      case 'wrong-code': {
        const lock = lockOf(refusal);
        if (lock) happened({ kind: 'locked', ...lock });
        else {
          setProblem(wrongCodeText(t, refusal.retriesLeft));
          setAttempt((count) => count + 1);
        }
        break;
      }
      case 'unauthenticated':
        setProblem(t('signIn.code.expired'));
        setAttempt((count) => count + 1);
        break;
      case 'buyer-mismatch':
        happened(afterMismatch(refusal, resume().pending));
        break;
      case 'locked':
        happened({ kind: 'locked', until: refusal.lockedUntil });
        break;
      case 'no-code-requested':
        happened({ kind: 'started-over', method: pending.destination.method });
        break;
      case 'unexplained':
      case 'destination-refused':
      case 'request-failed':
        break;
    }
  };

  const word = pending.destination.method === 'EMAIL' ? 'email' : 'phone';
  const { failure } = check;
  const unanswered =
    failure?.kind === 'request-failed' || failure?.kind === 'unexplained' ? failure : undefined;
  return (
    <div css={formStyle.step}>
      <div css={formStyle.top}>
        <PageHeading>{t('signIn.code.heading')}</PageHeading>
        <p css={formStyle.lead}>
          <Rich
            id={`signIn.code.sent.${word}`}
            values={{ destination: <bdi css={formStyle.strong}>{maskDestination(pending.destination)}</bdi> }}
          />
        </p>
      </div>
      <form css={formStyle.form} noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary
          attempt={attempt}
          problems={problem === undefined ? [] : [{ field: 'sign-in-code', text: problem }]}
        />
        {unanswered ? (
          <Notice tone="danger" heading={t('signIn.failed.check')} announce>
            <p>{problemText(t, unanswered)}</p>
          </Notice>
        ) : undefined}
        <TextField
          ref={field}
          id="sign-in-code"
          name="code"
          label={t('signIn.code.field')}
          hint={t('signIn.code.hint', { length: ONE_TIME_CODE_LENGTH })}
          value={typed}
          onChange={setTyped}
          error={problem}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          css={codeStyle}
        />
        <Button
          type="submit"
          wide
          busy={check.running || check.state.kind === 'done'}
          data-dd-action-name="submit code"
        >
          {unanswered ? t('action.tryAgain') : t('signIn.code.submit')}
        </Button>
      </form>
      <CodeTrouble pending={pending} happened={happened} />
    </div>
  );
};
