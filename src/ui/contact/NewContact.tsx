import type { ContactEvent, ContactState } from '@member-portal/application/flows/contact';
import { Notice } from '../controls/Notice.tsx';
import { useForm } from '../controls/use-form.tsx';
import { Rich } from '../intl/Rich.tsx';
import { useText } from '../intl/use-text.ts';
import { ModalForm } from '../modal/ModalForm.tsx';
import type { Draws } from '../services/use-flow.ts';
import { OnFile } from './Changed.tsx';
import { ContactField, contactProblem } from './ContactField.tsx';
import { failureWords } from './failure-words.ts';
import { LockNotice } from './LockNotice.tsx';

type Typing = Extract<ContactState, { readonly kind: 'editing' | 'sending' }>;

/** Asks for the new e-mail or mobile, to which a code is sent. `shown` is the one on file, undefined where unknown. */
export const NewContact = ({
  state: { kind, method, typed, check, failure, lock },
  shown,
  send,
}: Draws<Typing, ContactEvent> & { readonly shown: string | undefined }) => {
  const t = useText();
  const word = method === 'EMAIL' ? 'email' : 'mobile';
  const form = useForm(check, {
    id: `account-${word}`,
    words: (problem) =>
      problem.kind === 'unchanged' ? t(`account.${word}.unchanged`) : contactProblem(t, method, problem),
    onSubmit: () => send({ kind: 'send-code' }),
  });
  return (
    <ModalForm
      form={form}
      intro={
        shown !== undefined && (
          <p>
            <Rich id={`account.${word}.now`} values={{ value: <OnFile>{shown}</OnFile> }} />
          </p>
        )
      }
      failure={
        <>
          {lock && <LockNotice {...lock} />}
          {failure && (
            <Notice key={check.attempt} tone="danger" heading={t('signIn.failed.send')} announce>
              {failureWords(t, failure)}
            </Notice>
          )}
        </>
      }
      submit={t('account.sendCode')}
      busy={kind === 'sending'}
    >
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
