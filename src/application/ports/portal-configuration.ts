import type { Locale } from '@member-portal/domain/locale';
import type { Currency } from '@member-portal/domain/money';
import { token } from '../services/index.ts';

/** Addresses that a tenant publishes in one language. An absent one is not shown. */
export interface TenantLinks {
  readonly faq: string | undefined;
  readonly contact: string | undefined;
  readonly legalTerms: string | undefined;
  readonly privacy: string | undefined;
  readonly accessibility: string | undefined;
}

/** The themes that a tenant chooses from (specification, section 9). */
export type ThemeName = 'violet' | 'teal' | 'azure';

/** What rules and screens may know of a tenant's configuration (specification, section 3: runtime configuration). */
export interface PortalConfiguration {
  readonly name: string;
  readonly tenant: string;
  readonly env: string;
  readonly version: string;
  readonly timeZone: string;
  readonly country: 'US' | 'CA';
  readonly currency: Currency;
  readonly locales: readonly Locale[];
  readonly defaultLocale: Locale;
  readonly theme: ThemeName;
  /** Parts of the page that this tenant shows. */
  readonly structure: { readonly footer: boolean };
  readonly links: Readonly<Partial<Record<Locale, TenantLinks>>>;
  readonly legalText: Readonly<Partial<Record<Locale, string>>>;
  /** The test token of sandbox mode; absent outside it. */
  readonly sandboxTestToken: string | undefined;
  /** Whether the platform honours idempotency keys; where it does not, nothing is ever sent again by itself. */
  readonly idempotency: boolean;
}
export const PortalConfiguration = token<PortalConfiguration>('PortalConfiguration');
