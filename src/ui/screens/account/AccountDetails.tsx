import type { AccountDialog, AccountEvent, EditedItem } from '@member-portal/application/flows/account';
import { PortalConfiguration } from '@member-portal/application/ports';
import { addressContactOf, type Buyer, fullName } from '@member-portal/domain/buyer';
import { phoneText } from '@member-portal/domain/sign-in';
import type { ReactNode, RefCallback } from 'react';
import { ContactDialog } from '../../contact/ContactDialog.tsx';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useText } from '../../intl/use-text.ts';
import { LanguageModal } from '../../language/LanguageModal.tsx';
import { ownNames } from '../../language/own-names.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useFlag } from '../../services/use-flag.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { AddressLines } from './AddressLines.tsx';
import { EmailText } from './EmailText.tsx';

/** A dialog that opens again after a reload gives the focus back to what opens it, as if it had been opened by hand. */
const takeFocus: RefCallback<HTMLElement> = (element) => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};

/** Name, e-mail, mobile, address and language, each with its way to change it. What is unknown is said to be. */
export const AccountDetails = ({
  buyer,
  dialog,
  send,
}: {
  readonly buyer: Buyer;
  readonly dialog: AccountDialog | undefined;
  readonly send: (event: AccountEvent) => void;
}) => {
  const t = useText();
  const { locale } = useIntl();
  const { locales } = useService(PortalConfiguration);
  const editAddress = useFlag('editAddress');
  const edit = (item: EditedItem): ReactNode => (
    <ActionLink
      ref={dialog?.resumed && dialog.item === item ? takeFocus : undefined}
      aria-haspopup="dialog"
      onClick={() => send({ kind: 'edit', item })}
    >
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
  const opened = dialog && { open: dialog.open, onClose: () => send({ kind: 'close' }) };
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
      {opened && dialog.item === 'email' ? (
        <ContactDialog {...opened} key={dialog.opened} method="EMAIL" shown={email} />
      ) : undefined}
      {opened && dialog.item === 'mobile' ? (
        <ContactDialog {...opened} key={dialog.opened} method="SMS" shown={mobile} />
      ) : undefined}
      {opened && dialog.item === 'address' && canEditAddress ? (
        <AddressDialog {...opened} key={dialog.opened} onFile={contact.address} />
      ) : undefined}
      {opened && dialog.item === 'language' ? <LanguageModal {...opened} key={dialog.opened} /> : undefined}
    </>
  );
};
