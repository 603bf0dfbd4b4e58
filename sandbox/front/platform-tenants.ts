import type { Tenant } from '@member-portal/host';
import { localeSchema } from '../contract/wire-values.ts';
import { demoTenants } from '../tenants/demo-tenants.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';

const text = ({ config }: Tenant, key: string): string => {
  const value = config[key];
  return typeof value === 'string' ? value : '';
};

const localesOf = ({ config, defaultLocale }: Tenant): PlatformTenant['locales'] => {
  const listed: readonly unknown[] = Array.isArray(config['locales']) ? config['locales'] : [];
  const known = listed.flatMap((locale) => {
    const parsed = localeSchema.safeParse(locale);
    return parsed.success ? [parsed.data] : [];
  });
  return known.toSorted((a, b) => Number(b === defaultLocale) - Number(a === defaultLocale));
};

/**
 * The platform's data of the lenders in the tenant directory. For one with an unusable configuration the repository's is
 * used, so that its page can say what is wrong and the platform still answers; a new one is left out.
 */
export const platformTenants = (
  tenants: readonly Tenant[],
  originsOf: (id: string) => readonly string[],
): readonly PlatformTenant[] =>
  tenants.flatMap((tenant): readonly PlatformTenant[] => {
    const origins = originsOf(tenant.id);
    const known = demoTenants.find(({ id }) => id === tenant.id);
    if (tenant.problem !== undefined) return known ? [{ ...known, origins }] : [];
    return [
      {
        id: tenant.id,
        name: tenant.name,
        country: text(tenant, 'country') === 'CA' ? 'CA' : 'US',
        currency: text(tenant, 'currency') === 'CAD' ? 'CAD' : 'USD',
        locales: localesOf(tenant),
        timezone: text(tenant, 'timezone'),
        appId: text(tenant, 'appid'),
        refreshAnswer: known?.refreshAnswer ?? 'TOKEN',
        origins,
      },
    ];
  });
