import type { AddressEvent, AddressState } from '@member-portal/application/flows/address';
import { failureHeading, failureWords } from '../../contact/failure-words.ts';
import { Notice } from '../../controls/Notice.tsx';
import { useForm } from '../../controls/use-form.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalForm } from '../../modal/ModalForm.tsx';
import { AddressFields } from './AddressFields.tsx';

/** The form of an address; it is put on file in one go. */
export const AddressForm = ({
  state: { kind, typed, check, failure },
  send,
}: {
  readonly state: Extract<AddressState, { readonly kind: 'editing' | 'saving' }>;
  readonly send: (event: AddressEvent) => void;
}) => {
  const t = useText();
  const { country } = typed.draft;
  const form = useForm(check, {
    id: 'account',
    words: (problem, field) =>
      field === 'region' || field === 'postalCode'
        ? t(`account.address.${field}.${country}.${problem}`)
        : t(`account.address.${field}.missing`),
    onSubmit: () => send({ kind: 'save-address' }),
  });
  return (
    <ModalForm
      form={form}
      failure={
        failure && (
          <Notice key={check.attempt} tone="danger" heading={t(failureHeading(failure))} announce>
            {failureWords(t, failure)}
          </Notice>
        )
      }
      submit={t('account.address.save')}
      busy={kind === 'saving'}
    >
      <AddressFields
        draft={typed.draft}
        form={form}
        onDraft={(draft) => send({ kind: 'type-address', draft })}
      />
    </ModalForm>
  );
};
