import type { ContactEvent, ContactState } from '@member-portal/application/flows/contact';
import { Notice } from '../controls/Notice.tsx';
import { TextField } from '../controls/TextField.tsx';
import { useForm } from '../controls/use-form.tsx';
import { Rich } from '../intl/Rich.tsx';
import { useText } from '../intl/use-text.ts';
import { ModalForm } from '../modal/ModalForm.tsx';
import { contactProblem } from './ContactField.tsx';
import { failureWords } from './failure-words.ts';
import { LockNotice } from './LockNotice.tsx';
import { valueStyle } from './value-style.ts';

/** Asks for the new e-mail or mobile, to which a code is sent. */
export const NewContact = ({
  state: { kind, method, typed, check, failure, lock },
  shown,
  send,
}: {
  readonly state: Extract<ContactState, { readonly kind: 'editing' | 'sending' }>;
  /** What is on file now; undefined where unknown. */
  readonly shown: string | undefined;
  readonly send: (event: ContactEvent) => void;
}) => {
  const t = useText();
  const word = method === 'EMAIL' ? 'email' : 'mobile';
  const form = useForm(check, {
    id: `account-${word}`,
    words: (problem) =>
      problem.kind === 'unchanged' ? t(`account.${word}.unchanged`) : t(contactProblem(method, problem)),
    onSubmit: () => send({ kind: 'send-code' }),
  });
  const native =
    method === 'EMAIL'
      ? ({ type: 'email', autoComplete: 'email', inputMode: 'email' } as const)
      : ({ type: 'tel', autoComplete: 'tel-national', inputMode: 'tel' } as const);
  return (
    <ModalForm
      form={form}
      intro={
        shown === undefined ? undefined : (
          <p>
            <Rich id={`account.${word}.now`} values={{ value: <bdi css={valueStyle}>{shown}</bdi> }} />
          </p>
        )
      }
      failure={
        <>
          {lock ? <LockNotice {...lock} /> : undefined}
          {failure ? (
            <Notice key={check.attempt} tone="danger" heading={t('signIn.failed.send')} announce>
              {failureWords(t, failure)}
            </Notice>
          ) : undefined}
        </>
      }
      submit={t('account.sendCode')}
      busy={kind === 'sending'}
    >
      <TextField
        {...native}
        {...form.field('contact')}
        name={word}
        label={t(`account.${word}.new`)}
        hint={t(`account.${word}.hint`)}
        value={typed}
        onChange={(text) => send({ kind: 'type-contact', text })}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
      />
    </ModalForm>
  );
};
