import { expect } from 'vitest';
import type { Scenario } from '../language/scenario.ts';
import { anotherCode, provesAddress, signInByEmail } from './steps.ts';

const northwind = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;
const phone = { tenant: 'maple', locale: 'fr-ca', width: 360 } as const;

const NEW_EMAIL = 'avery.moved@example.com';
const NEW_MOBILE = '+12025550144';

export const accountScenarios: readonly Scenario[] = [
  // Proves.
  {
    ...northwind,
    name: 'a borrower changes their e-mail by a code to the new one, and signs in with it from then on',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await signInByEmail(world, avery);
      await portal.opensAccount();
      await portal.seesContact(avery.email, avery.mobile);
      await portal.asksToChangeEmail(` ${NEW_EMAIL} `);
      const code = await platform.newestCode(NEW_EMAIL);
      const messages = (await platform.messagesTo(avery.email)).length;
      await portal.confirmsChange(anotherCode(code));
      await portal.isToldCodeIsWrong(4);
      expect((await platform.borrower('Avery')).email).toBe(avery.email);
      await portal.confirmsChange(code);
      await portal.isToldContactChanged();
      const changed = await platform.borrower('Avery');
      expect(changed).toEqual({ ...avery, email: NEW_EMAIL });
      await portal.seesContact(NEW_EMAIL, avery.mobile);
      // The old address is notified, so that no account is taken over unnoticed.
      expect(await platform.messagesTo(avery.email)).toHaveLength(messages + 1);
      await portal.hasTold({
        pages: ['account details', 'edit email', 'verify email', 'edit email success'],
        events: ['login_success', 'incorrect_code'],
      });
      await portal.signsOut();
      await portal.isSignedOut();
      await signInByEmail(world, changed);
    },
  },
  // Proves.
  {
    ...northwind,
    name: 'a borrower changes their mobile by a code to the new one',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await signInByEmail(world, avery);
      await portal.opensAccount();
      await portal.asksToChangeMobile('(202) 555-0144');
      await provesAddress(world, NEW_MOBILE);
      await portal.isToldContactChanged();
      expect(await platform.borrower('Avery')).toEqual({ ...avery, mobile: NEW_MOBILE });
      await portal.seesContact(avery.email, NEW_MOBILE);
      await portal.hasTold({
        pages: ['account details', 'edit mobile', 'verify mobile', 'edit mobile success'],
        events: ['login_success'],
      });
    },
  },
  // Proves.
  {
    ...northwind,
    name: 'a borrower moves from the United States to Canada',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await signInByEmail(world, avery);
      await portal.opensAccount();
      const address = {
        line1: '350 rue Saint-Paul Est',
        line2: 'App. 4',
        city: 'Montréal',
        region: 'QC',
        postalCode: 'H2Y 1H2',
        country: 'CA',
      } as const;
      await portal.changesAddress({ ...address, postalCode: 'h2y1h2' });
      await portal.isToldAddressChanged();
      expect(await platform.address(avery)).toEqual(address);
      await portal.hasTold({
        pages: ['account details', 'edit address', 'edit address success'],
        events: ['login_success'],
      });
    },
  },
  {
    ...phone,
    name: 'a borrower reads on in English, and the lender writes in it',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await signInByEmail(world, avery);
      await portal.opensAccount();
      expect(await platform.language(avery)).toBe('fr-ca');
      await portal.changesLanguage('en-ca');
      await portal.speaks('en-ca');
      expect(await platform.language(avery)).toBe('en-ca');
      await portal.hasTold({
        pages: ['account details', 'change language', 'account details'],
        events: ['login_success', 'change_language'],
      });
    },
  },
  {
    ...northwind,
    name: 'who signed in by mobile after typing another e-mail keeps the one on file',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await portal.asksForCodeByEmail(NEW_EMAIL);
      await portal.isAskedForCodeSentTo(NEW_EMAIL);
      await portal.triesMobileInstead(avery.mobile);
      await portal.isAskedForCodeSentTo(avery.mobile);
      await portal.entersCode(await platform.newestCode(avery.mobile));
      await portal.isAskedWhichEmail(avery.email, NEW_EMAIL);
      await portal.reloads();
      await portal.isAskedWhichEmail(avery.email, NEW_EMAIL);
      await portal.keepsEmail();
      await portal.isSignedIn();
      expect((await platform.borrower('Avery')).email).toBe(avery.email);
    },
  },
  {
    ...phone,
    name: 'who signed in by mobile after typing another e-mail replaces the one on file',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await portal.asksForCodeByEmail(NEW_EMAIL);
      await portal.isAskedForCodeSentTo(NEW_EMAIL);
      await portal.triesMobileInstead(avery.mobile);
      await portal.isAskedForCodeSentTo(avery.mobile);
      await portal.entersCode(await platform.newestCode(avery.mobile));
      await portal.isAskedWhichEmail(avery.email, NEW_EMAIL);
      await portal.replacesEmail();
      await provesAddress(world, NEW_EMAIL);
      await portal.isToldContactChanged();
      await portal.isSignedIn();
      expect((await platform.borrower('Avery')).email).toBe(NEW_EMAIL);
      await portal.hasTold({
        pages: [
          'confirm or change email',
          'edit email',
          'verify email',
          'edit email success',
          'outstanding loans',
        ],
        events: ['login_success'],
      });
    },
  },
  {
    ...northwind,
    name: 'who opts out is told of to nobody any more',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await signInByEmail(world, avery);
      await portal.opensAccount();
      await portal.readsPrivacyPolicy();
      await portal.doesNotShare();
      await portal.optsOut();
      await portal.asksToChangeEmail(NEW_EMAIL);
      await provesAddress(world, NEW_EMAIL);
      await portal.isToldContactChanged();
      await portal.signsOut();
      await portal.isSignedOut();
      await portal.hasTold({
        pages: ['account details'],
        events: [
          'login_success',
          'financial_privacy_policy',
          'do_not_share_my_information',
          'opt_out_toggle',
        ],
      });
    },
  },
];
