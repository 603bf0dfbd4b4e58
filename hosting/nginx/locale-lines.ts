import { type Locale, languageOf } from '@member-portal/domain/locale';
import { IS_OPEN, OPEN_COOKIE } from '../document/document-choice.ts';
import { documentLocales, LOCALE_COOKIE } from '../document/document-locale.ts';
import type { Tenant } from '../tenant.ts';
import { block } from './nginx-text.ts';

/**
 * Names a document of a locale in a tenant's folder: `first` is that of `/`, `index` that of every other path and of browsers that
 * have something in progress.
 */
export const documentName = (name: 'first' | 'index' | typeof FIRST_OR_INDEX, locale: string): string =>
  `${name}.${locale}.html`;

/** The nginx variable that names the document, `first` or `index`, for a request for `/`. */
export const FIRST_OR_INDEX = '$member_portal_document';

/** The lines that choose the document of `/` as the page server does. */
export const documentLines: readonly string[] = block(`map $cookie_${OPEN_COOKIE} ${FIRST_OR_INDEX}`, [
  'default first;',
  `${IS_OPEN} index;`,
]);

/** The tenant's id for use in nginx variable names, which allow no hyphens. Ids have no underscores, so it is unique. */
const ofTenant = (tenant: Tenant): string => tenant.id.replaceAll('-', '_');

/** The variable that holds the locale of the document for a request. */
export const localeVariable = (tenant: Tenant): string => `$member_portal_locale_${ofTenant(tenant)}`;

/** Chooses the locale of a tenant's document as the page server does, from the cookie and the languages of the browser. */
export const localeLines = (tenant: Tenant): readonly string[] => {
  const locales = documentLocales(tenant);
  const [fallback] = locales;
  const languages = [...new Set(locales.map(languageOf))];
  const spelt = (locale: Locale): string => locale.replace('-', '[-_]');
  // Skips languages in the list that the tenant has no locale for.
  const first = `^\\s*(?:(?!\\s*(?:${languages.join('|')})(?![a-z0-9]))[^,]*,)*\\s*`;
  const ofLanguage = (language: string): Locale =>
    locales.find((locale) => languageOf(locale) === language) ?? fallback;
  const accepted = `$member_portal_accepted_${ofTenant(tenant)}`;
  return [
    ...block(`map $http_accept_language ${accepted}`, [
      `default ${fallback};`,
      ...locales.map((locale) => `"~*${first}${spelt(locale)}\\s*(?:[,;]|$)" ${locale};`),
      ...languages.map((language) => `"~*${first}${language}(?![a-z0-9])" ${ofLanguage(language)};`),
    ]),
    ...block(`map $cookie_${LOCALE_COOKIE} ${localeVariable(tenant)}`, [
      `default ${accepted};`,
      ...locales.map((locale) => `"~*^${spelt(locale)}$" ${locale};`),
    ]),
  ];
};
