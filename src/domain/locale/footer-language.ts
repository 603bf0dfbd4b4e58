import { err, ok, type Result } from 'neverthrow';

/** The error 'Invalid Language Locale', raised with the locale (specification, section 5). */
export interface InvalidLanguageLocale {
  readonly kind: 'invalid-language-locale';
  readonly message: 'Invalid Language Locale';
  readonly locale: string;
}

/** The language that footer links are chosen by: a locale's first part, which must be en or fr (specification, section 5). */
export const footerLanguageOf = (locale: string): Result<'en' | 'fr', InvalidLanguageLocale> => {
  const language = locale.split('-')[0];
  return language === 'en' || language === 'fr'
    ? ok(language)
    : err({ kind: 'invalid-language-locale', message: 'Invalid Language Locale', locale });
};
