import type {
  TenantLocales,
  TenantRules,
  TenantSandbox,
  TenantTheme,
} from '@member-portal/application/ports';
import { timeZone } from '@member-portal/domain/calendar';
import type { Lender } from './lender.ts';

/** A lender's settings for use cases. Throws for a time zone that the tz database does not have. */
export const tenantOf = (lender: Lender): TenantRules & TenantLocales & TenantSandbox & TenantTheme => ({
  country: lender.country,
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
