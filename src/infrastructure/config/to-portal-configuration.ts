import type { PortalConfiguration, TenantLinks, TenantSupport } from '@member-portal/application/ports';
import { checkedTimeZone } from '@member-portal/domain/calendar';
import type { Locale } from '@member-portal/domain/locale';
import type { Configuration } from './configuration-schema.ts';

const toLinks = (links: NonNullable<Configuration['links'][Locale]>): TenantLinks => ({
  faq: links.faq,
  contact: links.contact,
  legalTerms: links.legalterms,
  privacy: links.privacy,
  accessibility: links.accessibility,
});

/**
 * The part of a tenant's configuration that rules and screens may use. Leaves out addresses and credentials
 * of services. The schema has checked that the time zone exists.
 */
export const toPortalConfiguration = (configuration: Configuration): PortalConfiguration => {
  const links: Partial<Record<Locale, TenantLinks>> = {};
  const legalText: Partial<Record<Locale, string>> = {};
  const support: Partial<Record<Locale, TenantSupport>> = {};
  for (const locale of configuration.locales) {
    const ofLocale = configuration.links[locale];
    if (ofLocale) links[locale] = toLinks(ofLocale);
    const text = configuration.legaltext[locale];
    if (text !== undefined) legalText[locale] = text;
    const { phone, hours } = configuration.support[locale] ?? {};
    if (phone !== undefined) support[locale] = { phone, hours };
  }
  return {
    name: configuration.name,
    tenant: configuration.tenant,
    env: configuration.env,
    version: configuration.version,
    timeZone: checkedTimeZone(configuration.timezone),
    country: configuration.country,
    currency: configuration.currency,
    locales: configuration.locales,
    defaultLocale: configuration.defaultlocale,
    theme: configuration.theme,
    icon: `/favicon.svg?v=${configuration.faviconversion}`,
    logo: configuration.logo,
    messages: configuration.messages,
    structure: configuration.structure,
    links,
    legalText,
    support,
    sandboxTestToken: configuration.sandbox ? configuration.sandboxtesttoken : undefined,
    idempotency: configuration.idempotency,
  };
};
