import { PortalConfiguration } from '@member-portal/application/ports';
import { addressContactOf, type Buyer, fullName } from '@member-portal/domain/buyer';
import { type ReactNode, useEffect, useState } from 'react';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useText } from '../../intl/use-text.ts';
import { LanguageModal } from '../../language/LanguageModal.tsx';
import { ownNames } from '../../language/own-names.ts';
import { useOpening } from '../../modal/use-opening.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useDraft } from '../../services/use-draft.ts';
import { useFlag } from '../../services/use-flag.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { AddressLines } from './AddressLines.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { type EditedItem, editedItem } from './drafts.ts';
import { EmailText } from './EmailText.tsx';
import { phoneText } from './phone-text.ts';

/** Name, e-mail, mobile, address and language, each with its way to change it. What is unknown is said to be. */
export const AccountDetails = ({ buyer }: { readonly buyer: Buyer }) => {
  const t = useText();
  const { locale } = useIntl();
  const { locales } = useService(PortalConfiguration);
  const editAddress = useFlag('editAddress');
  const [kept, keep, forget] = useDraft(editedItem, undefined);
  const { opening: editing, show, close: shut } = useOpening(kept);
  // A dialog that opens again after a reload gives the focus back as if it had been opened by hand.
  const [resumed] = useState(kept);
  useEffect(() => {
    if (resumed && document.activeElement === document.body)
      document.getElementById(`edit-${resumed}`)?.focus({ preventScroll: true });
  }, [resumed]);
  const close = (): void => {
    // Without a session nothing is forgotten: what a forced sign-out closes opens again after the next sign-in.
    forget();
    shut();
  };
  const open = (item: EditedItem): void => {
    // Choosing a language reloads the page, and is done then.
    if (item !== 'language') keep(item);
    show(item);
  };
  const edit = (item: EditedItem): ReactNode => (
    <ActionLink id={`edit-${item}`} aria-haspopup="dialog" onClick={() => open(item)}>
      {t('account.edit')} <VisuallyHidden>{t(`account.edit.${item}`)}</VisuallyHidden>
    </ActionLink>
  );
  const contact = addressContactOf(buyer);
  const canEditAddress = editAddress && contact?.id !== undefined;
  const { email, phone } = buyer.identity;
  const mobile = phone && phoneText(phone, locale);
  const name = fullName(buyer);
  const unknown = t('account.unknown');
  const others = locales.filter((candidate) => candidate !== locale);
  const dialog = editing && { open: editing.open, onClose: close };
  return (
    <>
      <DefinitionList
        stacked
        items={[
          { term: t('account.name'), value: name === '' ? unknown : name },
          {
            term: t('account.email'),
            value: email ? <EmailText email={email} /> : unknown,
            action: edit('email'),
          },
          { term: t('account.mobile'), value: mobile ?? unknown, action: edit('mobile') },
          ...(contact
            ? [
                {
                  term: t('account.address'),
                  value: contact.address ? <AddressLines address={contact.address} /> : unknown,
                  ...(canEditAddress ? { action: edit('address') } : {}),
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
      {dialog && editing.subject === 'email' ? (
        <ContactDialog {...dialog} key={editing.key} method="EMAIL" shown={email} />
      ) : undefined}
      {dialog && editing.subject === 'mobile' ? (
        <ContactDialog {...dialog} key={editing.key} method="SMS" shown={mobile} />
      ) : undefined}
      {dialog && editing.subject === 'address' && canEditAddress ? (
        <AddressDialog {...dialog} key={editing.key} onFile={contact.address} />
      ) : undefined}
      {dialog && editing.subject === 'language' ? (
        <LanguageModal {...dialog} key={editing.key} others={others} />
      ) : undefined}
    </>
  );
};
