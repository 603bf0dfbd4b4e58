import type { TimeZone } from '@member-portal/domain/calendar';
import type { Locale } from '@member-portal/domain/locale';
import type { Currency } from '@member-portal/domain/money';
import { type Provided, provide, token } from '../services/index.ts';

/** A tenant's links in one language. An absent one is not shown. */
export interface TenantLinks {
  readonly faq: string | undefined;
  readonly contact: string | undefined;
  readonly legalTerms: string | undefined;
  readonly privacy: string | undefined;
  readonly accessibility: string | undefined;
}

/** A tenant's support contact in one language. */
export interface TenantSupport {
  /** As displayed, "1-800-555-0142". */
  readonly phone: string;
  /** Opening hours, in words. */
  readonly hours: string | undefined;
}

/** A tenant's logo: image URLs, and the size in CSS pixels for a root font size of 16 px. */
export interface TenantLogo {
  readonly light: string;
  /** For dark pages; the light image is used if absent. */
  readonly dark?: string | undefined;
  readonly width: number;
  readonly height: number;
}

/** A part of a message: text, or the name of the argument to insert. */
export type MessagePart = string | { readonly argument: string };

/** A tenant's payment rules. */
export interface TenantRules {
  readonly timeZone: TimeZone;
  readonly country: 'US' | 'CA';
  /** Whether the platform honours idempotency keys. If not, nothing is ever resent automatically. */
  readonly idempotency: boolean;
}
export const TenantRules = token<TenantRules>('TenantRules');

/** A tenant's languages. */
export interface TenantLocales {
  readonly locales: readonly Locale[];
  readonly defaultLocale: Locale;
}
export const TenantLocales = token<TenantLocales>('TenantLocales');

/** Settings of sandbox mode, in which codes are requested without sending messages. */
export interface TenantSandbox {
  /** The test token of sandbox mode; absent outside it. */
  readonly sandboxTestToken: string | undefined;
}
export const TenantSandbox = token<TenantSandbox>('TenantSandbox');

/** The appearance of a tenant's pages, including its gateway's. */
export interface TenantTheme {
  /** Name of the theme (specification, section 1). A style sheet on the tenant's origin defines it. */
  readonly theme: string;
}
export const TenantTheme = token<TenantTheme>('TenantTheme');

/** The part of a tenant's configuration available to screens (specification, section 3: runtime configuration). */
export interface PortalConfiguration extends TenantRules, TenantLocales, TenantSandbox, TenantTheme {
  readonly name: string;
  readonly tenant: string;
  readonly env: string;
  readonly version: string;
  readonly currency: Currency;
  /** URL of the tenant's icon, as the document links it. */
  readonly icon?: string | undefined;
  /** Replaces icon and name; undefined if the tenant has none. */
  readonly logo?: TenantLogo | undefined;
  /** Which parts of the page this tenant shows. */
  readonly structure: { readonly footer: boolean };
  readonly links: Readonly<Partial<Record<Locale, TenantLinks>>>;
  readonly legalText: Readonly<Partial<Record<Locale, string>>>;
  readonly support: Readonly<Partial<Record<Locale, TenantSupport>>>;
  /** The tenant's own messages, by locale and id; all others are unchanged. */
  readonly messages?:
    | undefined
    | Readonly<Partial<Record<Locale, Readonly<Record<string, readonly MessagePart[]>> | undefined>>>;
}
export const PortalConfiguration = token<PortalConfiguration>('PortalConfiguration');

/**
 * Provides one configuration for all ports that expose parts of it.
 * @example
 * import { type PortalConfiguration, provideTenant } from '@member-portal/application/ports';
 * import { createServices } from '@member-portal/application/services';
 * declare const tenant: PortalConfiguration;
 * const services = createServices(provideTenant(tenant));
 */
export const provideTenant = (
  tenant: TenantRules & TenantLocales & TenantSandbox & TenantTheme,
): readonly Provided[] => [
  provide(TenantRules, tenant),
  provide(TenantLocales, tenant),
  provide(TenantSandbox, tenant),
  provide(TenantTheme, tenant),
];
