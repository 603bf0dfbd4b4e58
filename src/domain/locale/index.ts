export { acceptLocale, firstLocale, type UnsupportedLocale } from './choose-locale.ts';
export { isLocale, LOCALES, type Locale, languageOf, languageTagOf } from './locale.ts';
