/** Locales the product supports (specification, sections 1 and 5). */
export const LOCALES = ['en-us', 'en-ca', 'fr-ca'] as const;
export type Locale = (typeof LOCALES)[number];

/** Whether text is a locale that the product supports. */
export const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text);

/** Language part of a locale. */
export const languageOf = (locale: Locale): 'en' | 'fr' => (locale === 'fr-ca' ? 'fr' : 'en');

/** The BCP 47 tag for `lang` attributes and `Intl`. */
export const languageTagOf = (locale: Locale): string =>
  `${locale.slice(0, 2)}-${locale.slice(3).toUpperCase()}`;
