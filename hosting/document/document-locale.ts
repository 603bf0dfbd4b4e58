import { firstLocale, isLocale, type Locale } from '@member-portal/domain/locale';
import type { Tenant } from '../tenant.ts';
import { requestCookie } from './request-cookie.ts';

/** Cookie with the language chosen in this browser; written by the page. */
export const LOCALE_COOKIE = 'member_portal_locale';

/** The locales of a tenant's documents, the default first; a single one if the configuration names no known locale. */
export const documentLocales = ({ config, defaultLocale }: Tenant): readonly [Locale, ...Locale[]] => {
  const named: readonly unknown[] = Array.isArray(config['locales']) ? config['locales'] : [];
  const known = named.filter((name): name is Locale => typeof name === 'string' && isLocale(name));
  const first = isLocale(defaultLocale) ? defaultLocale : (known[0] ?? 'en-us');
  return [first, ...known.filter((locale) => locale !== first)];
};

/**
 * The locale of the document for a request: from the cookie, else from the browser's languages in order of
 * preference, else the default. Always one of the tenant's locales.
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
