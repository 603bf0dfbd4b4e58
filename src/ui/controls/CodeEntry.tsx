import type {
  CodeEntryEvent,
  CodeEntryState,
  CodeProblem,
} from '@member-portal/application/flows/code-entry';
import { ONE_TIME_CODE_LENGTH } from '@member-portal/domain/sign-in';
import type { ReactNode, Ref } from 'react';
import { type Text, useText } from '../intl/use-text.ts';
import { codeStyle } from './code-style.ts';
import { Notice } from './Notice.tsx';
import { TextField } from './TextField.tsx';
import { useForm } from './use-form.tsx';

/** What is wrong with a code, with the tries that are left where the platform reports them. */
const problemWords = (t: Text, problem: CodeProblem): string => {
  switch (problem.kind) {
    case 'empty':
      return t('signIn.code.empty', { length: ONE_TIME_CODE_LENGTH });
    case 'invalid-code-format':
      return t('signIn.code.format', { length: problem.length });
    case 'expired':
      return t('signIn.code.expired');
    case 'wrong-code':
      return problem.triesLeft === undefined
        ? t('signIn.code.wrong')
        : `${t('signIn.code.wrong')} ${t('signIn.tries', { retries: problem.triesLeft })}`;
  }
};

/** The form for a one-time code, however it is typed, pasted or filled in; `children` follow the field. */
export const CodeEntry = <Failure,>({
  id,
  entry,
  send,
  failureHeading,
  failureText,
  lead,
  children,
  className,
  ref,
}: {
  /** Begins the id of the field. */
  readonly id: string;
  readonly entry: CodeEntryState<Failure>;
  readonly send: (event: CodeEntryEvent) => void;
  readonly failureHeading: (failure: Failure) => string;
  readonly failureText: (failure: Failure) => string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  /** Of the field, for a screen that leads the focus there. */
  readonly ref?: Ref<HTMLInputElement>;
}) => {
  const t = useText();
  const { check, failure } = entry;
  const form = useForm(check, {
    id,
    words: (problem) => problemWords(t, problem),
    onSubmit: () => send({ kind: 'submit-code' }),
  });
  return (
    <form {...form.props} className={className}>
      {lead}
      {form.summary}
      {failure === undefined ? undefined : (
        <Notice key={check.attempt} tone="danger" heading={failureHeading(failure)} announce>
          {failureText(failure)}
        </Notice>
      )}
      <TextField
        {...form.field('code')}
        ref={ref}
        css={codeStyle}
        name="code"
        label={t('signIn.code.field')}
        hint={t('signIn.code.hint', { length: ONE_TIME_CODE_LENGTH })}
        value={entry.typed}
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
