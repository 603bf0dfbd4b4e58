/** Locales the product supports (specification, sections 1 and 5). */
export const LOCALES = ['en-us', 'en-ca', 'fr-ca'] as const;
export type Locale = (typeof LOCALES)[number];

/** Whether text is a locale that the product supports. */
export const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text);

/** BCP 47 writes `fr-CA`, POSIX and Java `fr_CA`, this product `fr-ca`. */
const asWritten = (tag: string): string => tag.toLowerCase().replaceAll('_', '-');

/** The supported locale that a tag names, in any of the usual spellings; `undefined` if there is none. */
export const localeOf = (tag: string): Locale | undefined => {
  const text = asWritten(tag);
  return LOCALES.find((locale) => locale === text);
};

/** Language part of a tag that may name any locale: `fr` of `fr-FR`, `fr_CA` and `fr`. */
export const languagePartOf = (tag: string): string => asWritten(tag).split('-')[0] ?? '';

/** Language part of a locale. */
export const languageOf = (locale: Locale): 'en' | 'fr' => (locale === 'fr-ca' ? 'fr' : 'en');

/** The BCP 47 tag for `lang` attributes and `Intl`. */
export const languageTagOf = (locale: Locale): string =>
  `${locale.slice(0, 2)}-${locale.slice(3).toUpperCase()}`;
