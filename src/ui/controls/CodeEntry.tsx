import { css } from '@emotion/react';
import type {
  CodeEntryEvent,
  CodeEntryState,
  CodeProblem,
} from '@member-portal/application/flows/code-entry';
import { ONE_TIME_CODE_LENGTH, secondsUntilResend } from '@member-portal/domain/sign-in';
import type { ReactNode, Ref } from 'react';
import { useNow } from '../clock/use-now.ts';
import { type Text, useText } from '../intl/use-text.ts';
import { stepFields } from '../modal/step-parts.ts';
import type { Draws } from '../services/use-flow.ts';
import { quietEdge } from '../theme/styles.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { TextField } from './TextField.tsx';
import { useForm } from './use-form.tsx';

interface DrawsCode<Failure> extends Draws<CodeEntryState<Failure>, CodeEntryEvent> {
  readonly failureText: (t: Text, failure: Failure) => ReactNode;
  readonly children?: ReactNode;
}

const PROBLEMS = {
  empty: 'signIn.code.empty',
  'invalid-code-format': 'signIn.code.format',
  expired: 'signIn.code.expired',
  'wrong-code': 'signIn.code.wrong',
} as const;

/** The error for a code, with the remaining tries if the platform reports them. */
const problemWords = (t: Text, problem: CodeProblem): string => {
  const words = t(PROBLEMS[problem.kind], { length: ONE_TIME_CODE_LENGTH });
  return 'triesLeft' in problem && problem.triesLeft !== undefined
    ? `${words} ${t('signIn.tries', { retries: problem.triesLeft })}`
    : words;
};

/** The form for a one-time code, which may be typed, pasted or autofilled; `children` follow the field. */
export const CodeEntry = <Failure,>({
  id,
  state: { check, failure, typed },
  send,
  failureHeading,
  failureText,
  lead,
  children,
  ref,
}: DrawsCode<Failure> & {
  /** Prefix of the field's id. */
  readonly id: string;
  readonly failureHeading: string;
  readonly lead?: ReactNode;
  /** The field's ref, for a screen that moves the focus there. */
  readonly ref?: Ref<HTMLInputElement>;
}) => {
  const t = useText();
  const form = useForm(check, {
    id,
    words: (problem) => problemWords(t, problem),
    failure: failure !== undefined && { heading: failureHeading, text: failureText(t, failure) },
    onSubmit: () => send({ kind: 'submit-code' }),
  });
  return (
    <form {...form.props} css={stepFields}>
      {lead}
      {form.summary}
      <TextField
        {...form.field('code')}
        ref={ref}
        css={digits}
        name="code"
        label={t('signIn.code.field')}
        hint={t('signIn.code.hint', { length: ONE_TIME_CODE_LENGTH })}
        value={typed}
        onChange={(text) => send({ kind: 'type-code', text })}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
      />
      {children}
    </form>
  );
};

/** Resending a code after a visible wait: the button, and whether a code was sent; `children` follow it. */
export const ResendCode = <Failure,>({
  state: { sentAt, delivery },
  send,
  failureText,
  children,
}: DrawsCode<Failure>) => {
  const t = useText();
  const seconds = secondsUntilResend(sentAt, useNow(1000));
  return (
    <>
      <div role="status">
        {delivery.resent && (
          <Notice tone="success">
            <p>
              {t('signIn.code.resent')} {delivery.isEarlierGood && t('signIn.code.earlier')}
            </p>
          </Notice>
        )}
      </div>
      {delivery.failure !== undefined && (
        <Notice key={delivery.attempt} tone="danger" heading={t('signIn.failed.send')} announce>
          {failureText(t, delivery.failure)}
        </Notice>
      )}
      <div css={[quietEdge, choices]}>
        <Button
          variant="quiet"
          busy={delivery.sending === 'same'}
          unavailable={seconds > 0}
          onClick={() => send({ kind: 'resend-code' })}
        >
          {seconds > 0 ? t('signIn.code.resendIn', { seconds }) : t('signIn.code.resend')}
        </Button>
        {children}
      </div>
    </>
  );
};

/** Wide, even spacing, so that the code is easy to compare with the message. */
const digits = css({
  '& input': {
    fontSize: '1.5rem',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.3em',
    maxWidth: '14rem',
  },
});
const choices = css({
  display: 'grid',
  justifyItems: 'start',
  fontVariantNumeric: 'tabular-nums',
  '& > button': { textAlign: 'start' },
});
