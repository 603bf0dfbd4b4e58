// Changing the language: saved with the buyer, then remembered here. The front end reloads what it shows.
import { createChangeLanguage, createCurrentLocale } from '@member-portal/application/language';
import type { Preferences } from '@member-portal/application/ports';
import { averysSession, recordsOfAvery } from '../support/a-buyer.ts';
import { aTenant } from '../support/a-tenant.ts';
import { known } from '../support/known.ts';
import { memorySessions } from '../support/memory-stores.ts';
import { quiet } from '../support/quiet.ts';

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
const records = recordsOfAvery();
const currentLocale = createCurrentLocale(tenant, preferences);
const changeLanguage = createChangeLanguage(
  tenant,
  preferences,
  memorySessions(averysSession),
  records,
  quiet.analytics,
);

console.log(currentLocale()); // -> en-ca
known(await changeLanguage('fr-ca'));
console.log(currentLocale(), known(await records.read(averysSession.buyerId)).languagePreference); // -> fr-ca fr-ca
console.log((await changeLanguage('en-us')).mapErr(({ kind }) => kind)); // -> Err { error: 'unsupported-locale' }
