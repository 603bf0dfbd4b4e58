import { css } from '@emotion/react';
import {
  type AddressEvent,
  type AddressState,
  BeginAddressChange,
} from '@member-portal/application/flows/address';
import {
  type AddressProblem,
  addressLines,
  LONGEST_LINES,
  type PostalAddress,
  type PostalAddressDraft,
  regionsOf,
} from '@member-portal/domain/buyer';
import { Changed, failureHeading, failureWords } from '../../contact/Changed.tsx';
import { SelectField } from '../../controls/SelectField.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useForm } from '../../controls/use-form.tsx';
import type { MessageKey } from '../../intl/messages.ts';
import { useText } from '../../intl/use-text.ts';
import { useWords } from '../../intl/use-words.ts';
import { ModalForm } from '../../modal/ModalForm.tsx';
import { StepModal } from '../../modal/StepModal.tsx';
import type { Draws } from '../../services/use-flow.ts';
import { useRun } from '../../services/use-run.ts';

/** Changes the postal address (specification, section 2: edit address). `onFile` is undefined where unknown. */
export const AddressDialog = ({
  onFile,
  open,
  onClose,
}: {
  readonly onFile: PostalAddress | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const [state, send] = useRun(BeginAddressChange, { onFile }, 'address');
  const step =
    state.kind === 'saved'
      ? {
          id: 'done',
          heading: t('account.address.done'),
          content: (
            <Changed says={t('account.address.doneText')} onFinish={onClose}>
              <AddressLines address={state.address} />
            </Changed>
          ),
        }
      : {
          id: 'edit',
          heading: t('account.address.edit'),
          closeDisabled: state.kind === 'saving',
          content: <AddressForm state={state} send={send} />,
        };
  return <StepModal open={open} onClose={onClose} ignoreBackdrop step={step} />;
};

type Typing = Extract<AddressState, { readonly kind: 'editing' | 'saving' }>;

const AUTOFILL = { line1: 'address-line1', line2: 'address-line2', city: 'address-level2' } as const;

/** The form of an address, with the field names of its country; it is saved as a whole. */
const AddressForm = ({ state: { kind, typed, check, failure }, send }: Draws<Typing, AddressEvent>) => {
  const { t, locale } = useWords();
  const { draft } = typed;
  const { country } = draft;
  const form = useForm<keyof PostalAddressDraft, AddressProblem['kind']>(check, {
    id: 'account',
    words: (problem, field) => {
      const line = field === 'city' ? field : 'line1';
      if (problem === 'unreadable') return t('account.address.unreadable', { field });
      if (problem === 'too-long') return t('account.address.tooLong', { field, max: LONGEST_LINES[line] });
      return field === 'region' || field === 'postalCode'
        ? t(`account.address.${field}.${country}.${problem}`)
        : t(`account.address.${line}.missing`);
    },
    failure: failure && { heading: failureHeading(t, failure), text: failureWords(t, failure) },
    onSubmit: () => send({ kind: 'save-address' }),
  });
  const field = (name: keyof PostalAddressDraft) => ({
    ...form.field(name),
    name,
    value: draft[name],
    onChange: (value: string) => send({ kind: 'type-address', draft: { ...draft, [name]: value } }),
  });
  const line = (name: keyof typeof AUTOFILL) => (
    <TextField {...field(name)} autoComplete={AUTOFILL[name]} label={t(`account.address.${name}`)} />
  );
  const regions = regionsOf(country)
    .map((value) => ({ value, text: t(`account.region.${value}` as MessageKey) }))
    .sort((a, b) => a.text.localeCompare(b.text, locale));
  return (
    <ModalForm form={form} submit={t('account.address.save')} busy={kind === 'saving'}>
      <SelectField
        {...field('country')}
        label={t('account.address.country')}
        autoComplete="country"
        options={(['US', 'CA'] as const).map((value) => ({ value, text: t(`account.country.${value}`) }))}
      />
      {line('line1')}
      {line('line2')}
      {line('city')}
      <SelectField
        {...field('region')}
        label={t(`account.address.region.${country}`)}
        autoComplete="address-level1"
        options={[{ value: '', text: t('account.address.region.choose') }, ...regions]}
      />
      <TextField
        {...field('postalCode')}
        label={t(`account.address.postalCode.${country}`)}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        inputMode={country === 'US' ? 'numeric' : 'text'}
      />
    </ModalForm>
  );
};

/** An address as it is written on an envelope. */
export const AddressLines = ({ address }: { readonly address: PostalAddress }) =>
  addressLines(address).map((words) => (
    <span key={words} css={line}>
      {words}
    </span>
  ));

const line = css({ display: 'block' });
