// Changing the language: saved to the buyer's record, then stored locally. The front end then reloads.
import { ChangeLanguage, ChooseLanguage, CurrentLocale } from '@member-portal/application/language';
import {
  createMemoryLanguageChangeStore,
  createMemoryPreferences,
  createMemorySessionStore,
} from '@member-portal/application/memory';
import { aSession } from '../../test/support/builders/a-session.ts';
import { fakeBuyers } from '../../test/support/fakes/fake-buyers.ts';
import { fakePortalConfiguration } from '../../test/support/fakes/fake-portal-configuration.ts';
import { START } from '../../test/support/fakes/fake-time.ts';
import { known } from '../known.ts';

const preferences = createMemoryPreferences(['en-CA']);
const tenant = fakePortalConfiguration({ locales: ['en-ca', 'fr-ca'], defaultLocale: 'en-ca' });
const changes = createMemoryLanguageChangeStore();
const records = fakeBuyers();
const currentLocale = CurrentLocale.create({ configuration: tenant, preferences });
const changeLanguage = ChangeLanguage.create({
  configuration: tenant,
  choose: ChooseLanguage.create({ configuration: tenant, preferences, changes }),
  sessions: createMemorySessionStore(aSession(START)),
  buyers: records,
});

console.log(currentLocale()); // -> en-ca
known(await changeLanguage('fr-ca'));
console.log(currentLocale(), records.current().languagePreference); // -> fr-ca fr-ca
console.log((await changeLanguage('en-us')).mapErr(({ kind }) => kind)); // -> Err { error: 'unsupported-locale' }
