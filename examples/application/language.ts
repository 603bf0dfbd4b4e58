// Changing the language: saved with the buyer, then remembered here. The front end reloads what it shows.
import { ChangeLanguage, ChooseLanguage, CurrentLocale } from '@member-portal/application/language';
import { createMemorySessionStore } from '@member-portal/application/memory';
import type { LanguageChangeStore, Preferences } from '@member-portal/application/ports';
import { averysSession, recordsOfAvery } from '../support/a-buyer.ts';
import { aTenant } from '../support/a-tenant.ts';
import { known } from '../support/known.ts';

let remembered: string | undefined;
const preferences: Preferences = {
  rememberedLocale: () => remembered,
  rememberLocale: (locale) => {
    remembered = locale;
  },
  subscribe: () => () => undefined,
  languages: () => ['en-CA'],
};
const tenant = aTenant({ locales: ['en-ca', 'fr-ca'], defaultLocale: 'en-ca' });
let changed: string | undefined;
const changes: LanguageChangeStore = {
  write: (locale) => {
    changed = locale;
  },
  take: () => changed,
};
const records = recordsOfAvery();
const currentLocale = CurrentLocale.create({ configuration: tenant, preferences });
const changeLanguage = ChangeLanguage.create({
  configuration: tenant,
  choose: ChooseLanguage.create({ configuration: tenant, preferences, changes }),
  sessions: createMemorySessionStore(averysSession),
  buyers: records,
});

console.log(currentLocale()); // -> en-ca
known(await changeLanguage('fr-ca'));
console.log(currentLocale(), known(await records.read(averysSession.buyerId)).languagePreference); // -> fr-ca fr-ca
console.log((await changeLanguage('en-us')).mapErr(({ kind }) => kind)); // -> Err { error: 'unsupported-locale' }
