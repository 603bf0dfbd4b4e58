import { PortalConfiguration } from '@member-portal/application/ports';
import { addressContactOf, type Buyer, fullName } from '@member-portal/domain/buyer';
import { type ReactNode, useEffect, useState } from 'react';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { Card } from '../../controls/Card.tsx';
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

/** Name, e-mail, mobile, address and language, each with its way to change it. */
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
  const shown = { email: buyer.identity.email, mobile: phoneText(buyer.identity.phone, locale) };
  const others = locales.filter((candidate) => candidate !== locale);
  const dialog = editing && { open: editing.open, onClose: close };
  return (
    <Card>
      <DefinitionList
        stacked
        items={[
          { term: t('account.name'), value: fullName(buyer) },
          { term: t('account.email'), value: <EmailText email={shown.email} />, action: edit('email') },
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
      {dialog && editing.subject === 'email' ? (
        <ContactDialog {...dialog} key={editing.key} method="EMAIL" shown={shown.email} />
      ) : undefined}
      {dialog && editing.subject === 'mobile' ? (
        <ContactDialog {...dialog} key={editing.key} method="SMS" shown={shown.mobile} />
      ) : undefined}
      {dialog && editing.subject === 'address' && contact ? (
        <AddressDialog {...dialog} key={editing.key} onFile={contact.address} />
      ) : undefined}
      {dialog && editing.subject === 'language' ? (
        <LanguageModal {...dialog} key={editing.key} others={others} />
      ) : undefined}
    </Card>
  );
};
