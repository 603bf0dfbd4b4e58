import { ReadBuyer } from '@member-portal/application/account';
import { ReadStaticDocument } from '@member-portal/application/disclosures';
import type { Flow, FlowContext } from '@member-portal/application/flows';
import { type AccountEvent, type AccountState, BeginAccount } from '@member-portal/application/flows/account';
import {
  type AddressEvent,
  type AddressState,
  BeginAddressChange,
} from '@member-portal/application/flows/address';
import {
  BeginEmailConfirmation,
  type ConfirmEmailEvent,
  type ConfirmEmailState,
  type EmailChoice,
} from '@member-portal/application/flows/confirm-email';
import {
  BeginContactChange,
  type ContactEvent,
  type ContactState,
} from '@member-portal/application/flows/contact';
import { BeginLanguageChange } from '@member-portal/application/flows/language';
import { ChangeLanguage, CurrentLocale } from '@member-portal/application/language';
import { createReadCache } from '@member-portal/application/reads';
import { addressContactOf } from '@member-portal/domain/buyer';
import type { DeliveryMethod } from '@member-portal/domain/sign-in';
import { okAsync } from 'neverthrow';
import { expect } from 'vitest';
import type { AccountPortal } from '../language/account-portal.ts';
import type { HeadlessTab } from './headless-tab.ts';
import { eventsTold, pagesTold } from './told-analytics.ts';
import { until } from './until.ts';

/** What borrowers do about themselves, through the flows that any front end draws. */
export const headlessAccount = (tab: HeadlessTab): Omit<AccountPortal, 'triesMobileInstead'> => {
  let page: Flow<AccountState, AccountEvent> | undefined;
  let contact: Flow<ContactState, ContactEvent> | undefined;
  let address: Flow<AddressState, AddressEvent> | undefined;
  let question: Flow<ConfirmEmailState, ConfirmEmailEvent> | undefined;

  const context = (): FlowContext => ({ reads: createReadCache(), locale: tab.locale });
  const buyer = async () => (await tab.services.get(ReadBuyer)())._unsafeUnwrap();
  const account = (): Flow<AccountState, AccountEvent> => {
    if (!page) throw new Error('the account page is not open');
    return page;
  };
  const changing = (): Flow<ContactState, ContactEvent> => {
    if (!contact) throw new Error('no contact is being changed');
    return contact;
  };
  const open = async (): Promise<void> => {
    page?.dispose();
    tab.leavePage();
    page = tab.services.get(BeginAccount)();
    page.subscribe(() => undefined);
    await buyer();
  };
  const ask = async (method: DeliveryMethod, typed: string, proposed?: string): Promise<void> => {
    contact = tab.services.get(BeginContactChange)({ method, proposed }, context());
    contact.send({ kind: 'type-contact', text: typed });
    contact.send({ kind: 'send-code' });
    await until(contact, 'verifying');
  };
  const asked = (): Flow<ConfirmEmailState, ConfirmEmailEvent> => {
    if (!question) throw new Error('no e-mail is asked about');
    return question;
  };
  const answer = (choice: EmailChoice): void => {
    asked().send({ kind: 'choose-email', choice });
    asked().send({ kind: 'confirm' });
  };

  return {
    opensAccount: open,
    seesContact: async (email, mobile) => {
      expect((await buyer()).identity).toEqual({ email, phone: mobile });
    },
    asksToChangeEmail: (typed) => ask('EMAIL', typed),
    asksToChangeMobile: (typed) => ask('SMS', typed),
    confirmsChange: async (code) => {
      changing().send({ kind: 'type-code', text: code });
      changing().send({ kind: 'submit-code' });
    },
    isToldCodeIsWrong: async (tries) => {
      const { entry } = await until(changing(), 'verifying', (state) => !state.entry.checking);
      expect(entry.check.problems.code).toEqual({ kind: 'wrong-code', triesLeft: tries });
    },
    isToldContactChanged: async () => {
      await until(changing(), 'changed');
      question?.send({ kind: 'close-change' });
      if (question) await until(question, 'settled');
    },
    changesAddress: async (wish) => {
      const onFile = addressContactOf(await buyer())?.address;
      address = tab.services.get(BeginAddressChange)({ onFile }, context());
      const { draft } = (await until(address, 'editing')).typed;
      // Another country empties region and postal code, as in the form.
      address.send({ kind: 'type-address', draft: { ...draft, country: wish.country } });
      address.send({ kind: 'type-address', draft: { ...draft, ...wish } });
      address.send({ kind: 'save-address' });
    },
    isToldAddressChanged: async () => {
      if (!address) throw new Error('no address is being changed');
      await until(address, 'saved');
    },
    isAskedWhichEmail: async (onFile, typed) => {
      await tab.loadSignedIn();
      question?.dispose();
      question = tab.services.get(BeginEmailConfirmation)({ onSettled: () => undefined }, context());
      const { confirmation } = (await until(question, 'asking')).question;
      expect(confirmation).toEqual({ onFile, typed });
    },
    keepsEmail: async () => {
      answer('keep');
      await until(asked(), 'settled');
    },
    replacesEmail: async () => {
      answer('replace');
      const { change, confirmation } = (await until(asked(), 'asking')).question;
      expect(change?.open).toBe(true);
      await ask('EMAIL', confirmation.typed, confirmation.typed);
    },
    changesLanguage: async (to) => {
      const load = () => okAsync(tab.services.get(ChangeLanguage));
      await new Promise<void>((onChanged) => {
        const flow = tab.services.get(BeginLanguageChange)({ load, onChanged }, { locale: tab.locale });
        flow.send({ kind: 'choose-language', locale: to });
        flow.send({ kind: 'change-language' });
      });
      await tab.reload();
      await tab.loadSignedIn();
      // A reload shows the page that the address names.
      await open();
    },
    speaks: async (locale) => {
      expect(tab.services.get(CurrentLocale)()).toBe(locale);
    },
    optsOut: async () => account().send({ kind: 'choose-privacy', name: 'optedOut', on: true }),
    doesNotShare: async () => account().send({ kind: 'choose-privacy', name: 'doNotShare', on: true }),
    readsPrivacyPolicy: async () => {
      account().send({ kind: 'read-policy' });
      const read = await tab.services.get(ReadStaticDocument)({
        kind: 'privacy-policy-choices',
        locale: tab.locale,
      });
      expect(read._unsafeUnwrap().content).not.toBe('');
    },
    hasTold: async ({ pages, events }) => {
      const { dataLayer } = tab.browser;
      expect(pagesTold(dataLayer, pages[0])).toEqual(pages);
      expect(eventsTold(dataLayer)).toEqual(events);
    },
  };
};
