import { type PendingContact, RequestContactCode } from '@member-portal/application/account';
import {
  type DeliveryMethod,
  emailAddress,
  phoneNumber,
  type SignInLock,
} from '@member-portal/domain/sign-in';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
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
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { contactProblem } from '../sign-in/ContactField.tsx';
import { accountStyle } from './account-style.ts';
import { failureWords } from './failure-words.ts';
import { LockNotice } from './LockNotice.tsx';

/** Asks for the new e-mail or mobile, and sends it a code. */
export const EditContactStep = ({
  method,
  shown,
  typed,
  onTyped,
  lock,
  onLocked,
  onShown,
  onSent,
}: {
  readonly method: DeliveryMethod;
  readonly shown: string | undefined;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly lock: SignInLock | undefined;
  readonly onLocked: (lock: SignInLock | undefined) => void;
  /** Another one is being asked for: a code sent before is not waited for any more. */
  readonly onShown: () => void;
  readonly onSent: (pending: PendingContact) => void;
}) => {
  const t = useText();
  const { locale } = useIntl();
  const navigation = useStepNavigation();
  const requestCode = useService(RequestContactCode);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  const email = method === 'EMAIL';
  const word = email ? 'email' : 'mobile';
  usePageLoaded(email ? 'edit email' : 'edit mobile');
  useEffect(onShown, [onShown]);

  const send = useCommand((input: Parameters<RequestContactCode>[0], signal) => requestCode(input, signal));
  const refuse = (words: string): void => {
    setProblem(words);
    setAttempt((count) => count + 1);
    send.reset();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (send.running || send.state.kind === 'done') return;
    setProblem(undefined);
    const destination = email
      ? emailAddress(typed).map((address) => ({ method: 'EMAIL', email: address }) as const)
      : phoneNumber(typed).map((phone) => ({ method: 'SMS', phone }) as const);
    if (destination.isErr()) {
      refuse(t(contactProblem(method, destination.error)));
      return;
    }
    const sent = await send.run({ destination: destination.value, locale });
    sent?.match(
      (pending) => {
        onLocked(undefined);
        onSent(pending);
        navigation.next('verify');
      },
      (failure) => {
        if (failure.kind === 'unchanged') refuse(t(`account.${word}.unchanged`));
        if (failure.kind === 'locked') onLocked({ until: failure.lockedUntil });
      },
    );
  };

  const { failure } = send;
  const native = email
    ? ({ type: 'email', autoComplete: 'email', inputMode: 'email' } as const)
    : ({ type: 'tel', autoComplete: 'tel-national', inputMode: 'tel' } as const);
  return (
    <form noValidate css={accountStyle.form} onSubmit={(event) => void submit(event)}>
      {shown === undefined ? undefined : (
        <p css={accountStyle.words}>
          <Rich id={`account.${word}.now`} values={{ value: <bdi css={accountStyle.strong}>{shown}</bdi> }} />
        </p>
      )}
      <ErrorSummary
        attempt={attempt}
        problems={problem === undefined ? [] : [{ field: `account-${word}`, text: problem }]}
      />
      {lock ? <LockNotice {...lock} /> : undefined}
      {failure && failure.kind !== 'unchanged' && failure.kind !== 'locked' ? (
        <Notice tone="danger" heading={t('signIn.failed.send')} announce>
          <p>{failureWords(t, failure)}</p>
        </Notice>
      ) : undefined}
      <TextField
        {...native}
        id={`account-${word}`}
        name={word}
        label={t(`account.${word}.new`)}
        hint={t(`account.${word}.hint`)}
        value={typed}
        error={problem}
        onChange={(value) => {
          setProblem(undefined);
          onTyped(value);
        }}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
      />
      <ModalActions>
        <Button type="submit" wide busy={send.running || send.state.kind === 'done'}>
          {t('account.sendCode')}
        </Button>
      </ModalActions>
    </form>
  );
};
