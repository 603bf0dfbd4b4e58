import type { TimeZone } from '@member-portal/domain/calendar';
import type { Locale } from '@member-portal/domain/locale';
import type { Currency } from '@member-portal/domain/money';
import { type Provided, provide, token } from '../services/index.ts';

/** Addresses that a tenant publishes in one language. An absent one is not shown. */
export interface TenantLinks {
  readonly faq: string | undefined;
  readonly contact: string | undefined;
  readonly legalTerms: string | undefined;
  readonly privacy: string | undefined;
  readonly accessibility: string | undefined;
}

/** Whom a borrower can call in one language. */
export interface TenantSupport {
  /** As it is to be read, "1-800-555-0142". */
  readonly phone: string;
  /** Opening hours, in words. */
  readonly hours: string | undefined;
}

/** A tenant's logo: addresses of pictures, and the size in CSS pixels at a root of 16 px. */
export interface TenantLogo {
  readonly light: string;
  /** On a dark page; the same as on a light one where there is none. */
  readonly dark?: string | undefined;
  readonly width: number;
  readonly height: number;
}

/** A piece of a message: text, or the name of what is in its place. */
export type MessagePart = string | { readonly argument: string };

/** The rules for payments of a tenant. */
export interface TenantRules {
  readonly timeZone: TimeZone;
  readonly country: 'US' | 'CA';
  /** Whether the platform honours idempotency keys; where it does not, nothing is ever resent automatically. */
  readonly idempotency: boolean;
}
export const TenantRules = token<TenantRules>('TenantRules');

/** The languages that a tenant offers. */
export interface TenantLocales {
  readonly locales: readonly Locale[];
  readonly defaultLocale: Locale;
}
export const TenantLocales = token<TenantLocales>('TenantLocales');

/** How codes are asked for where no message may be sent. */
export interface TenantSandbox {
  /** The test token of sandbox mode; absent outside it. */
  readonly sandboxTestToken: string | undefined;
}
export const TenantSandbox = token<TenantSandbox>('TenantSandbox');

/** How pages of a tenant look, those of its gateway too. */
export interface TenantTheme {
  /** Name of the theme (specification, section 1). A style sheet on the tenant's origin defines it. */
  readonly theme: string;
}
export const TenantTheme = token<TenantTheme>('TenantTheme');

/** What screens may know of a tenant's configuration (specification, section 3: runtime configuration). */
export interface PortalConfiguration extends TenantRules, TenantLocales, TenantSandbox, TenantTheme {
  readonly name: string;
  readonly tenant: string;
  readonly env: string;
  readonly version: string;
  readonly currency: Currency;
  /** Address of the tenant's icon, as the document names it. */
  readonly icon?: string | undefined;
  /** Replaces icon and name; undefined where the tenant has none. */
  readonly logo?: TenantLogo | undefined;
  /** Parts of the page that this tenant shows. */
  readonly structure: { readonly footer: boolean };
  readonly links: Readonly<Partial<Record<Locale, TenantLinks>>>;
  readonly legalText: Readonly<Partial<Record<Locale, string>>>;
  readonly support: Readonly<Partial<Record<Locale, TenantSupport>>>;
  /** Messages that the tenant words itself, by locale and id; no other locale or id changes. */
  readonly messages?:
    | undefined
    | Readonly<Partial<Record<Locale, Readonly<Record<string, readonly MessagePart[]>> | undefined>>>;
}
export const PortalConfiguration = token<PortalConfiguration>('PortalConfiguration');

/**
 * One configuration behind each port that knows a part of it.
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
