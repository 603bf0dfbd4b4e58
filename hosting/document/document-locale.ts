import { firstLocale, isLocale, type Locale } from '@member-portal/domain/locale';
import type { Tenant } from '../tenant.ts';
import { requestCookie } from './request-cookie.ts';

/** Holds the language that was chosen in this browser, and nothing else; written by the page. */
export const LOCALE_COOKIE = 'member_portal_locale';

/** The locales that a tenant's document is made in, the default first; one where its configuration names no known locale. */
export const documentLocales = ({ config, defaultLocale }: Tenant): readonly [Locale, ...Locale[]] => {
  const named: readonly unknown[] = Array.isArray(config['locales']) ? config['locales'] : [];
  const known = named.filter((name): name is Locale => typeof name === 'string' && isLocale(name));
  const first = isLocale(defaultLocale) ? defaultLocale : (known[0] ?? 'en-us');
  return [first, ...known.filter((locale) => locale !== first)];
};

/**
 * The locale of the document for a request: what the cookie remembers, else the languages of the browser in
 * their order, else the default. A request can only choose among the tenant's documents.
 */
export const documentLocaleOf = (tenant: Tenant, headers: Headers): Locale => {
  const [fallback, ...others] = documentLocales(tenant);
  const languages = (headers.get('accept-language') ?? '').split(',').map((part) => part.split(';')[0] ?? '');
  return firstLocale({
    remembered: requestCookie(headers, LOCALE_COOKIE),
    preferences: languages.map((language) => language.trim()),
    configured: [fallback, ...others],
    fallback,
  });
};
