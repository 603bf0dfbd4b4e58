import type { TenantId } from '../support/acceptance/running-platform.ts';
import { allTenants } from '../support/tenant.ts';

const LOCALES = ['en-us', 'en-ca', 'fr-ca'] as const;

/** A pair of theme and locale, and the tenant that shows it, with what its configuration says otherwise. */
export interface Edition {
  readonly theme: 'violet' | 'teal' | 'azure';
  readonly locale: (typeof LOCALES)[number];
  readonly tenant: TenantId;
  readonly configuration: Readonly<Record<string, unknown>>;
}

/** The pairs that the tenants have. */
export const tenantsEditions: readonly Edition[] = [
  { theme: 'violet', locale: 'en-us', tenant: 'northwind', configuration: {} },
  { theme: 'teal', locale: 'en-us', tenant: 'harbour', configuration: {} },
  { theme: 'azure', locale: 'en-ca', tenant: 'maple', configuration: {} },
  { theme: 'azure', locale: 'fr-ca', tenant: 'maple', configuration: {} },
];

const TENANTS = { violet: 'northwind', teal: 'harbour', azure: 'maple' } as const;

/** What any tenant has of a key per locale: no portal starts in a locale without a contact link. */
const ofAnyTenant = (key: 'links' | 'support' | 'legaltext'): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...allTenants().map(({ config }) => config[key]));

/** All nine pairs; a tenant shows the locales that are not its own, too. */
export const everyEdition: readonly Edition[] = (['violet', 'teal', 'azure'] as const).flatMap((theme) =>
  LOCALES.map((locale) => ({
    theme,
    locale,
    tenant: TENANTS[theme],
    configuration: {
      locales: LOCALES,
      defaultlocale: locale,
      links: ofAnyTenant('links'),
      support: ofAnyTenant('support'),
      legaltext: ofAnyTenant('legaltext'),
    },
  })),
);
