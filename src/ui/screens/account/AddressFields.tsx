import { type AddressProblem, type PostalAddressDraft, regionsOf } from '@member-portal/domain/buyer';
import { SelectField } from '../../controls/SelectField.tsx';
import { TextField } from '../../controls/TextField.tsx';
import type { Form } from '../../controls/use-form.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import type { MessageKey } from '../../intl/message-key.ts';
import { useText } from '../../intl/use-text.ts';

const COUNTRIES = ['US', 'CA'] as const;

/** The fields of an address under the names that they have in its country, as browsers fill them in. */
export const AddressFields = ({
  draft,
  form,
  onDraft,
}: {
  readonly draft: PostalAddressDraft;
  readonly form: Form<AddressProblem['field']>;
  readonly onDraft: (draft: PostalAddressDraft) => void;
}) => {
  const t = useText();
  const { locale } = useIntl();
  const { country } = draft;
  const plain = (name: keyof PostalAddressDraft) => ({
    name,
    value: draft[name],
    onChange: (value: string) => onDraft({ ...draft, [name]: value }),
  });
  const field = (name: AddressProblem['field']) => ({ ...plain(name), ...form.field(name) });
  const regions = regionsOf(country)
    .map((value) => ({ value, text: t(`account.region.${value}` as MessageKey) }))
    .sort((a, b) => a.text.localeCompare(b.text, locale));
  return (
    <>
      <SelectField
        {...plain('country')}
        id="account-country"
        label={t('account.address.country')}
        autoComplete="country"
        options={COUNTRIES.map((value) => ({ value, text: t(`account.country.${value}`) }))}
        onChange={(value) => {
          const chosen = COUNTRIES.find((candidate) => candidate === value);
          if (chosen) onDraft({ ...draft, country: chosen });
        }}
      />
      <TextField
        {...field('line1')}
        label={t('account.address.line1')}
        autoComplete="address-line1"
        maxLength={100}
      />
      <TextField
        {...plain('line2')}
        id="account-line2"
        label={t('account.address.line2')}
        autoComplete="address-line2"
        maxLength={100}
      />
      <TextField
        {...field('city')}
        label={t('account.address.city')}
        autoComplete="address-level2"
        maxLength={60}
      />
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
        {...(country === 'US' ? { inputMode: 'numeric' as const } : {})}
      />
    </>
  );
};
