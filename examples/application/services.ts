// A front end reaches use cases through one method. Use cases name what they need, so that ports are all it provides.
import { CurrentLocale } from '@member-portal/application/language';
import { PortalConfiguration, Preferences } from '@member-portal/application/ports';
import { createServices, provide, readsOfLoan } from '@member-portal/application/services';
import { aLoan } from '../support/a-loan.ts';
import { aTenant } from '../support/a-tenant.ts';

const services = createServices([
  provide(PortalConfiguration, aTenant({ locales: ['en-ca', 'fr-ca'], defaultLocale: 'en-ca' })),
  provide(Preferences, {
    rememberedLocale: () => undefined,
    rememberLocale: () => undefined,
    subscribe: () => () => undefined,
    languages: () => ['fr-CA', 'en'],
  }),
]);

// The type comes from the token: no cast, no string.
console.log(services.get(CurrentLocale)()); // -> fr-ca

// A front end that caches asks which reads a command made untrue.
console.log(readsOfLoan(aLoan().id).map(({ read }) => read)); // -> [ 'loans', 'loan', 'history' ]
