import { ChangeContact, type PendingContact, readsAfterContact } from '@member-portal/application/account';
import { lockOf, ONE_TIME_CODE_LENGTH, oneTimeCode, type SignInLock } from '@member-portal/domain/sign-in';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { codeStyle } from '../../controls/code-style.ts';
import { ErrorSummary } from '../../controls/ErrorSummary.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { Rich } from '../../intl/Rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useCommand } from '../../services/use-command.ts';
import { useRefreshReads } from '../../services/use-refresh-reads.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { wrongCodeText } from '../sign-in/wrong-code-text.ts';
import { accountStyle } from './account-style.ts';
import { failureHeading, failureWords } from './failure-words.ts';
import { LockNotice } from './LockNotice.tsx';
import { phoneText } from './phone-text.ts';
import { ResendContactCode } from './ResendContactCode.tsx';

export interface VerifyContactStepProps {
  readonly pending: PendingContact;
  readonly lock: SignInLock | undefined;
  readonly onLocked: (lock: SignInLock | undefined) => void;
  readonly onSent: (pending: PendingContact) => void;
  /** The new one is on file. */
  readonly onChanged: () => void;
  /** Whether a change is under way, during which the dialog stays. */
  readonly onBusy: (busy: boolean) => void;
}

/** Takes the code sent to the new e-mail or mobile; only then does the new one replace the old. */
export const VerifyContactStep = ({
  pending,
  lock,
  onLocked,
  onSent,
  onChanged,
  onBusy,
}: VerifyContactStepProps) => {
  const t = useText();
  const { locale } = useIntl();
  const navigation = useStepNavigation();
  const changeContact = useService(ChangeContact);
  const refresh = useRefreshReads();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  const { destination } = pending;
  const email = destination.method === 'EMAIL';
  usePageLoaded(email ? 'verify email' : 'verify mobile');

  const change = useCommand((input: Parameters<ChangeContact>[0], signal) => changeContact(input, signal));
  const busy = change.running || change.state.kind === 'done';
  const refuse = (words: string): void => {
    setProblem(words);
    setAttempt((count) => count + 1);
    change.reset();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setProblem(undefined);
    const code = oneTimeCode(typed);
    if (code.isErr()) {
      const key = code.error.kind === 'empty' ? 'signIn.code.empty' : 'signIn.code.format';
      refuse(t(key, { length: ONE_TIME_CODE_LENGTH }));
      return;
    }
    onBusy(true);
    const changed = await change.run({ pending, code: code.value });
    // The page behind shows the new value before the dialog says that it is there.
    if (changed?.isOk()) await refresh(readsAfterContact);
    onBusy(false);
    if (!changed) return;
    if (changed.isOk()) {
      onChanged();
      navigation.next('done');
      return;
    }
    const failure = changed.error;
    if (failure.kind === 'wrong-code' || failure.kind === 'locked') {
      const locked = lockOf(failure);
      if (locked) onLocked(locked);
      else if (failure.kind === 'wrong-code') refuse(wrongCodeText(t, failure.retriesLeft));
    } else if (failure.kind === 'unauthenticated') refuse(t('signIn.code.expired'));
  };

  if (lock)
    return (
      <>
        <LockNotice {...lock} />
        <p>{t('account.unverified')}</p>
        <ModalActions>
          <Button wide variant="secondary" onClick={navigation.close}>
            {t('action.close')}
          </Button>
        </ModalActions>
      </>
    );
  const { failure } = change;
  const shown = destination.method === 'EMAIL' ? destination.email : phoneText(destination.phone, locale);
  return (
    <form noValidate css={accountStyle.form} onSubmit={(event) => void submit(event)}>
      <p css={accountStyle.words}>
        <Rich
          id={email ? 'signIn.code.sent.email' : 'signIn.code.sent.phone'}
          values={{ destination: <bdi css={accountStyle.strong}>{shown}</bdi> }}
        />{' '}
        {t('account.unverified')}
      </p>
      <ErrorSummary
        attempt={attempt}
        problems={problem === undefined ? [] : [{ field: 'account-code', text: problem }]}
      />
      {failure ? (
        <Notice tone="danger" heading={t(failureHeading(failure))} announce>
          <p>{failureWords(t, failure)}</p>
        </Notice>
      ) : undefined}
      <TextField
        css={codeStyle}
        id="account-code"
        name="code"
        label={t('signIn.code.field')}
        hint={t('signIn.code.hint', { length: ONE_TIME_CODE_LENGTH })}
        value={typed}
        onChange={(value) => {
          setProblem(undefined);
          setTyped(value);
        }}
        error={problem}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
      />
      <ResendContactCode pending={pending} onSent={onSent} onLocked={onLocked} />
      <ModalActions>
        <Button type="submit" wide busy={busy}>
          {t('account.confirmCode')}
        </Button>
      </ModalActions>
    </form>
  );
};
