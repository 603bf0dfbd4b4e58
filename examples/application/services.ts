// A front end resolves use cases through one method. Use cases declare their dependencies, so it provides only ports.
import { CurrentLocale } from '@member-portal/application/language';
import { createMemoryPreferences } from '@member-portal/application/memory';
import { Preferences, provideTenant } from '@member-portal/application/ports';
import { createServices, provide } from '@member-portal/application/services';
import { fakePortalConfiguration } from '../../test/support/fakes/fake-portal-configuration.ts';

const services = createServices([
  ...provideTenant(fakePortalConfiguration({ locales: ['en-ca', 'fr-ca'], defaultLocale: 'en-ca' })),
  provide(Preferences, createMemoryPreferences(['fr-CA', 'en'])),
]);

// The type comes from the token: no cast, no string.
console.log(services.get(CurrentLocale)()); // -> fr-ca
