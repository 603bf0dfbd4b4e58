import { err, ok, type Result } from 'neverthrow';
import type { Locale } from './locale.ts';

/** The error 'Invalid Language Locale', raised with the locale (specification, section 5). */
export interface InvalidLanguageLocale {
  readonly kind: 'invalid-language-locale';
  readonly message: 'Invalid Language Locale';
  readonly locale: string;
}

const invalid = (locale: string): InvalidLanguageLocale => ({
  kind: 'invalid-language-locale',
  message: 'Invalid Language Locale',
  locale,
});

/**
 * The language of footer links: a locale's first part, which must be en or fr (specification, section 5).
 * @example
 * import { footerLanguageOf } from '@member-portal/domain/locale';
 * const language = footerLanguageOf('fr-ca'); // Ok: fr
 */
export const footerLanguageOf = (locale: string): Result<'en' | 'fr', InvalidLanguageLocale> => {
  const language = locale.split('-')[0];
  return language === 'en' || language === 'fr' ? ok(language) : err(invalid(locale));
};

/**
 * The locale whose footer links are shown: the buyer's own, or another in the same language that the tenant has links for.
 * If there is none, or the locale is in another language, the error that the specification requires.
 */
export const footerLocaleOf = (
  locale: Locale,
  withLinks: readonly Locale[],
): Result<Locale, InvalidLanguageLocale> =>
  footerLanguageOf(locale).andThen((language) => {
    const found = withLinks.includes(locale)
      ? locale
      : withLinks.find((other) => other.startsWith(`${language}-`));
    return found === undefined ? err(invalid(locale)) : ok(found);
  });
