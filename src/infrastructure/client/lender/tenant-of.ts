import type {
  TenantLocales,
  TenantRules,
  TenantSandbox,
  TenantTheme,
} from '@member-portal/application/ports';
import { timeZone } from '@member-portal/domain/calendar';
import type { Lender } from './lender.ts';

/** The lender's country. Settings come from files, and another value would select the bank holidays of Canada. */
const countryOf = ({ country }: Lender): Lender['country'] => {
  if (country === 'US' || country === 'CA') return country;
  throw new RangeError('country has to be US or CA');
};

/** A lender's settings for use cases. Throws for a country without a calendar, and for a time zone that the tz database lacks. */
export const tenantOf = (lender: Lender): TenantRules & TenantLocales & TenantSandbox & TenantTheme => ({
  country: countryOf(lender),
  timeZone: timeZone(lender.timeZone).match(
    (zone) => zone,
    ({ name }) => {
      throw new RangeError(`There is no time zone ${name}`);
    },
  ),
  idempotency: lender.idempotency ?? false,
  locales: lender.locales ?? ['en-us'],
  defaultLocale: lender.defaultLocale ?? 'en-us',
  sandboxTestToken: lender.sandboxTestToken,
  theme: lender.theme ?? 'violet',
});
