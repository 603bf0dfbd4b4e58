import { PortalConfiguration } from '@member-portal/application/ports';
import { addressContactOf, type Buyer, fullName } from '@member-portal/domain/buyer';
import { type ReactNode, useState } from 'react';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { Card } from '../../controls/Card.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useText } from '../../intl/use-text.ts';
import { LanguageModal } from '../../language/LanguageModal.tsx';
import { ownNames } from '../../language/own-names.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useDraft } from '../../services/use-draft.ts';
import { useFlag } from '../../services/use-flag.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { AddressLines } from './AddressLines.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { type EditedItem, editedItem } from './drafts.ts';
import { phoneText } from './phone-text.ts';

/** Name, e-mail, mobile, address and language, each with its way to change it. */
export const AccountDetails = ({ buyer }: { readonly buyer: Buyer }) => {
  const t = useText();
  const { locale } = useIntl();
  const { locales } = useService(PortalConfiguration);
  const editAddress = useFlag('editAddress');
  // A closed dialog stays, so that it can give the focus back; each opening is a new one.
  const [kept, keep] = useDraft(editedItem, undefined);
  const [editing, setEditing] = useState(() => (kept ? { item: kept, count: 1, open: true } : undefined));
  const close = (): void => {
    // Without a session nothing is kept: what a forced sign-out closes opens again after the next sign-in.
    keep(undefined);
    setEditing((last) => last && { ...last, open: false });
  };
  const open = (item: EditedItem): void => {
    keep(item);
    setEditing((last) => ({ item, count: (last?.count ?? 0) + 1, open: true }));
  };
  const edit = (item: EditedItem): ReactNode => (
    <ActionLink aria-haspopup="dialog" onClick={() => open(item)}>
      {t('account.edit')} <VisuallyHidden>{t(`account.edit.${item}`)}</VisuallyHidden>
    </ActionLink>
  );
  const contact = addressContactOf(buyer);
  const shown = { email: buyer.identity.email, mobile: phoneText(buyer.identity.phone, locale) };
  const others = locales.filter((candidate) => candidate !== locale);
  const dialog = editing && { open: editing.open, onClose: close };
  return (
    <Card>
      <DefinitionList
        stacked
        items={[
          { term: t('account.name'), value: fullName(buyer) },
          { term: t('account.email'), value: shown.email, action: edit('email') },
          { term: t('account.mobile'), value: shown.mobile, action: edit('mobile') },
          ...(contact
            ? [
                {
                  term: t('account.address'),
                  value: <AddressLines address={contact.address} />,
                  ...(editAddress ? { action: edit('address') } : {}),
                },
              ]
            : []),
          {
            term: t('account.language'),
            value: ownNames[locale],
            ...(others.length > 0 ? { action: edit('language') } : {}),
          },
        ]}
      />
      {dialog && editing.item === 'email' ? (
        <ContactDialog {...dialog} key={editing.count} method="EMAIL" shown={shown.email} />
      ) : undefined}
      {dialog && editing.item === 'mobile' ? (
        <ContactDialog {...dialog} key={editing.count} method="SMS" shown={shown.mobile} />
      ) : undefined}
      {dialog && editing.item === 'address' && contact ? (
        <AddressDialog {...dialog} key={editing.count} onFile={contact.address} />
      ) : undefined}
      {dialog && editing.item === 'language' ? (
        <LanguageModal {...dialog} key={editing.count} others={others} />
      ) : undefined}
    </Card>
  );
};
