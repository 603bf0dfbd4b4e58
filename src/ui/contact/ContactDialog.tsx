import {
  BeginContactChange,
  type ContactEvent,
  type ContactState,
} from '@member-portal/application/flows/contact';
import { type CodeDestination, type DeliveryMethod, phoneText } from '@member-portal/domain/sign-in';
import { Button } from '../controls/Button.tsx';
import { CodeEntry, ResendCode } from '../controls/CodeEntry.tsx';
import { useForm } from '../controls/use-form.tsx';
import { Rich } from '../intl/Rich.tsx';
import { useText } from '../intl/use-text.ts';
import { useWords } from '../intl/use-words.ts';
import { ModalActions } from '../modal/ModalActions.tsx';
import { ModalForm } from '../modal/ModalForm.tsx';
import { type DrawnStep, StepModal } from '../modal/StepModal.tsx';
import type { Draws } from '../services/use-flow.ts';
import { useRun } from '../services/use-run.ts';
import { Changed, failureHeading, failureWords, OnFile } from './Changed.tsx';
import { ContactField, contactProblem, contactWord } from './ContactField.tsx';
import { LockNotice } from './LockNotice.tsx';

type Typing = Extract<ContactState, { readonly kind: 'editing' | 'sending' }>;
type Verifying = Extract<ContactState, { readonly kind: 'verifying' }>;

/** Its name in the account page's message keys. */
const wordOf = (method: DeliveryMethod) => (method === 'EMAIL' ? 'email' : 'mobile');

/**
 * Changes the e-mail or the mobile (specification, section 2). `shown` is the current value on file as displayed, undefined
 * if unknown; `proposed` is a new value to start with.
 */
export const ContactDialog = ({
  method,
  shown,
  proposed,
  open,
  onClose,
}: {
  readonly method: DeliveryMethod;
  readonly shown: string | undefined;
  readonly proposed?: string;
  readonly open: boolean;
  readonly onClose: () => void;
}) => {
  const { t, locale } = useWords();
  const [state, send] = useRun(BeginContactChange, { method, proposed }, method);
  const word = wordOf(method);
  const textOf = (to: CodeDestination): string =>
    to.method === 'EMAIL' ? to.email : phoneText(to.phone, locale);

  const stepOf = (now: ContactState): DrawnStep => {
    switch (now.kind) {
      case 'editing':
      case 'sending':
        return {
          id: 'edit',
          heading: t(`account.${word}.edit`),
          closeDisabled: now.kind === 'sending',
          content: <NewContact state={now} send={send} shown={shown} />,
        };
      case 'verifying': {
        const { checking, destination } = now.entry;
        const verify = { state: now, send, onClose, destination: textOf(destination) };
        return {
          // A lock replaces the form that has the focus. As a separate step, it moves the focus to its heading.
          id: now.lock ? 'locked' : 'verify',
          heading: t(`account.${word}.verify`),
          backPlacement: checking ? 'inline' : 'top',
          closeDisabled: checking,
          onBack: () => send({ kind: 'back' }),
          content: <VerifyContact {...verify} />,
        };
      }
      case 'changed': {
        const done = { says: t(`account.${word}.doneText`), onFinish: onClose };
        return {
          id: 'done',
          heading: t(`account.${word}.done`),
          content: <Changed {...done}>{textOf(now.destination)}</Changed>,
        };
      }
    }
  };
  return <StepModal open={open} onClose={onClose} ignoreBackdrop step={stepOf(state)} />;
};

/** Asks for the new e-mail or mobile, to which a code is sent. */
const NewContact = ({
  state: { kind, method, typed, check, failure, lock },
  shown,
  send,
}: Draws<Typing, ContactEvent> & { readonly shown: string | undefined }) => {
  const t = useText();
  const word = wordOf(method);
  const form = useForm(check, {
    id: `account-${word}`,
    words: (problem) =>
      problem.kind === 'unchanged' ? t(`account.${word}.unchanged`) : contactProblem(t, method, problem),
    failure: failure && { heading: t('signIn.failed.send'), text: failureWords(t, failure) },
    onSubmit: () => send({ kind: 'send-code' }),
  });
  const intro = shown !== undefined && (
    <p>
      <Rich id={`account.${word}.now`} values={{ value: <OnFile>{shown}</OnFile> }} />
    </p>
  );
  const button = { busy: kind === 'sending', unavailable: lock?.until !== undefined };
  return (
    <ModalForm form={form} intro={intro} submit={t('account.sendCode')} {...button}>
      {lock && <LockNotice {...lock} />}
      <ContactField
        {...form.field('contact')}
        method={method}
        label={t(`account.${word}.new`)}
        hint={t(`account.${word}.hint`)}
        value={typed}
        onChange={(text) => send({ kind: 'type-contact', text })}
      />
    </ModalForm>
  );
};

/** Asks for the code sent to the new e-mail or mobile, which replaces the old one only then. */
const VerifyContact = ({
  state: { method, entry, lock },
  destination,
  send,
  onClose,
}: Draws<Verifying, ContactEvent> & { readonly destination: string; readonly onClose: () => void }) => {
  const t = useText();
  if (lock)
    return (
      <>
        <LockNotice {...lock} />
        <p>{t('account.unverified')}</p>
        <ModalActions>
          <Button wide variant="secondary" onClick={onClose}>
            {t('action.close')}
          </Button>
        </ModalActions>
      </>
    );
  const code = { state: entry, send, failureText: failureWords };
  const values = { destination: <OnFile>{destination}</OnFile> };
  return (
    <CodeEntry
      {...code}
      id="account"
      failureHeading={failureHeading(t, entry.failure)}
      lead={
        <p>
          <Rich id={`signIn.code.sent.${contactWord(method)}`} values={values} /> {t('account.unverified')}
        </p>
      }
    >
      <ResendCode {...code} />
      <ModalActions>
        <Button type="submit" wide busy={entry.checking}>
          {t('account.confirmCode')}
        </Button>
      </ModalActions>
    </CodeEntry>
  );
};
