import {
  ChangeAddress,
  ChangeContact,
  ChangePrivacyChoice,
  type PendingContact,
  ReadBuyer,
  RequestContactCode,
  readsAfterContact,
} from '@member-portal/application/account';
import { ReadStaticDocument } from '@member-portal/application/disclosures';
import { ChangeLanguage, CurrentLocale } from '@member-portal/application/language';
import { KeepEmail, ReadEmailConfirmation, TryOtherChannel } from '@member-portal/application/sign-in';
import { RecordEvent } from '@member-portal/application/telemetry';
import { addressContactOf, postalAddress } from '@member-portal/domain/buyer';
import { type CodeDestination, emailAddress, oneTimeCode, phoneNumber } from '@member-portal/domain/sign-in';
import { trackedEvent } from '@member-portal/domain/telemetry';
import { err, type Result } from 'neverthrow';
import { expect } from 'vitest';
import type { AccountPortal } from '../language/account-portal.ts';
import type { HeadlessTab } from './headless-tab.ts';

/** What borrowers do about themselves, through the use cases. */
export const headlessAccount = (tab: HeadlessTab): AccountPortal => {
  let pending: PendingContact | undefined;
  let outcome: Result<unknown, unknown> = err('nothing was done');

  const buyer = async () => (await tab.services.get(ReadBuyer)())._unsafeUnwrap();
  const ask = async (destination: CodeDestination): Promise<void> => {
    const sent = await tab.services.get(RequestContactCode)({ destination, locale: tab.locale });
    pending = sent._unsafeUnwrap();
  };
  const confirmation = async () => {
    await tab.loadSignedIn();
    return (await tab.services.get(ReadEmailConfirmation)())._unsafeUnwrap();
  };

  return {
    opensAccount: async () => {
      await buyer();
    },
    seesContact: async (email, mobile) => {
      expect((await buyer()).identity).toEqual({ email, phone: mobile });
    },
    asksToChangeEmail: (typed) => ask({ method: 'EMAIL', email: emailAddress(typed)._unsafeUnwrap() }),
    asksToChangeMobile: (typed) => ask({ method: 'SMS', phone: phoneNumber(typed)._unsafeUnwrap() }),
    confirmsChange: async (code) => {
      if (!pending) throw new Error('no code was asked for');
      outcome = await tab.services.get(ChangeContact)({ pending, code: oneTimeCode(code)._unsafeUnwrap() });
    },
    isToldCodeIsWrong: async (tries) => {
      expect(outcome._unsafeUnwrapErr()).toMatchObject({ kind: 'wrong-code', retriesLeft: tries });
    },
    isToldContactChanged: async () => {
      expect(outcome.isOk()).toBe(true);
      expect(readsAfterContact).toContainEqual({ read: 'buyer' });
    },
    changesAddress: async (wish) => {
      outcome = await tab.services.get(ChangeAddress)({
        address: postalAddress(wish)._unsafeUnwrap(),
        seen: addressContactOf(await buyer())?.address,
      });
    },
    isToldAddressChanged: async () => {
      expect(outcome.isOk()).toBe(true);
    },
    triesMobileInstead: async (typed) => {
      const destination = { method: 'SMS', phone: phoneNumber(typed)._unsafeUnwrap() } as const;
      const sent = await tab.services.get(TryOtherChannel)({ locale: tab.locale, destination });
      expect(sent.isOk()).toBe(true);
    },
    isAskedWhichEmail: async (onFile, typed) => {
      expect(await confirmation()).toEqual({ onFile, typed });
    },
    keepsEmail: async () => {
      tab.services.get(KeepEmail)();
      expect(await confirmation()).toBeUndefined();
    },
    replacesEmail: async () => {
      const asked = await confirmation();
      if (!asked) throw new Error('there is no e-mail to confirm');
      await ask({ method: 'EMAIL', email: asked.typed });
    },
    changesLanguage: async (to) => {
      (await tab.services.get(ChangeLanguage)(to))._unsafeUnwrap();
    },
    speaks: async (locale) => {
      expect(tab.services.get(CurrentLocale)()).toBe(locale);
    },
    optsOut: async () => tab.services.get(ChangePrivacyChoice)('optedOut', true),
    doesNotShare: async () => tab.services.get(ChangePrivacyChoice)('doNotShare', true),
    readsPrivacyPolicy: async () => {
      tab.services.get(RecordEvent)(trackedEvent('financial_privacy_policy'));
      const read = await tab.services.get(ReadStaticDocument)({
        kind: 'privacy-policy-choices',
        locale: tab.locale,
      });
      expect(read._unsafeUnwrap().content).not.toBe('');
    },
    hasTold: async ({ events }) => {
      const told = tab.browser.dataLayer.flatMap((entry) => {
        const event: unknown = Reflect.get(Object(entry), 'event');
        return typeof event === 'string' && event !== 'pageLoaded' ? [event] : [];
      });
      expect(told).toEqual(events);
    },
  };
};
