import type { AccountEvent, AccountState, EditedItem } from '@member-portal/application/flows/account';
import { PortalConfiguration } from '@member-portal/application/ports';
import { addressContactOf, type Buyer, fullName } from '@member-portal/domain/buyer';
import { phoneText } from '@member-portal/domain/sign-in';
import { Fragment, type ReactNode, type RefCallback } from 'react';
import { ContactDialog } from '../../contact/ContactDialog.tsx';
import { emailText } from '../../contact/email-text.tsx';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { useWords } from '../../intl/use-words.ts';
import { LanguageModal } from '../../language/LanguageModal.tsx';
import { ownNames } from '../../language/own-names.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useFlag } from '../../services/use-flag.ts';
import type { Draws } from '../../services/use-flow.ts';
import { AddressDialog, AddressLines } from './AddressDialog.tsx';

/** A dialog that opens again after a reload returns the focus to its opener, as if it had been opened by hand. */
const takeFocus: RefCallback<HTMLElement> = (element) => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};

/** Name, e-mail, mobile, address and language, each with its change button, or a text for unknown values. */
export const AccountDetails = ({
  state: { dialog },
  send,
  buyer,
}: Draws<AccountState, AccountEvent> & { readonly buyer: Buyer }) => {
  const { t, locale } = useWords();
  const { locales } = useService(PortalConfiguration);
  const edit = (item: EditedItem): ReactNode => (
    <ActionLink
      ref={dialog?.resumed && dialog.item === item ? takeFocus : undefined}
      aria-haspopup="dialog"
      onClick={() => send({ kind: 'edit', item })}
    >
      {t('account.edit')} <VisuallyHidden>{t(`account.edit.${item}`)}</VisuallyHidden>
    </ActionLink>
  );
  const { email, phone } = buyer.identity;
  const mobile = phone && phoneText(phone, locale);
  const contact = addressContactOf(buyer);
  const address = contact?.address;
  const canEditAddress = useFlag('editAddress') && contact?.id !== undefined;
  const unknown = t('account.unknown');
  const dialogOf = (item: EditedItem): ReactNode => {
    const opened = { open: dialog?.open === true, onClose: () => send({ kind: 'close' }) };
    switch (item) {
      case 'email':
        return <ContactDialog {...opened} method="EMAIL" shown={email} />;
      case 'mobile':
        return <ContactDialog {...opened} method="SMS" shown={mobile} />;
      case 'address':
        return (
          (canEditAddress || dialog?.resumed === false) && <AddressDialog {...opened} onFile={address} />
        );
      case 'language':
        return <LanguageModal {...opened} />;
    }
  };
  return (
    <>
      <DefinitionList
        stacked
        items={[
          { term: t('account.name'), value: fullName(buyer) || unknown },
          { term: t('account.email'), value: email ? emailText(email) : unknown, action: edit('email') },
          { term: t('account.mobile'), value: mobile ?? unknown, action: edit('mobile') },
          contact && {
            term: t('account.address'),
            value: address ? <AddressLines address={address} /> : unknown,
            action: canEditAddress && edit('address'),
          },
          {
            term: t('account.language'),
            value: ownNames[locale],
            action: locales.length > 1 && edit('language'),
          },
        ]}
      />
      {dialog && <Fragment key={dialog.opened}>{dialogOf(dialog.item)}</Fragment>}
    </>
  );
};
