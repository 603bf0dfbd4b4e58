// A port is an interface and a token of one name. Each front end provides its own: here, a program without a
// browser stores the language and provides a clock.
import { CurrentLocale } from '@member-portal/application/language';
import { Clock, Preferences } from '@member-portal/application/ports';
import { instant, instantToText } from '@member-portal/domain/calendar';
import { fakePortalConfiguration } from '../../test/support/fakes/fake-portal-configuration.ts';
import { known } from '../known.ts';

const clock: Clock = { now: () => known(instant(1_795_273_200_000)) };
console.log(Clock.name, instantToText(clock.now())); // -> Clock 2026-11-21T15:00:00.000Z

const remembered = new Map<string, string>();
const preferences: Preferences = {
  rememberedLocale: () => remembered.get('locale'),
  rememberLocale: (locale) => void remembered.set('locale', locale),
  subscribe: () => () => undefined,
  languages: () => ['fr-CA'],
};
const tenant = fakePortalConfiguration({ locales: ['en-ca', 'fr-ca'], defaultLocale: 'en-ca' });
const currentLocale: CurrentLocale = CurrentLocale.create({ configuration: tenant, preferences });
console.log(Preferences.name, CurrentLocale.name, currentLocale()); // -> Preferences CurrentLocale fr-ca
