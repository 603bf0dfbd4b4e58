export { acceptLocale, firstLocale, type UnsupportedLocale } from './choose-locale.ts';
export { footerLanguageOf, footerLocaleOf, type InvalidLanguageLocale } from './footer-language.ts';
export { createFormat, type Format } from './format.ts';
export { formatMoney } from './format-money.ts';
export { isLocale, LOCALES, type Locale, languageOf, languageTagOf, localeOf } from './locale.ts';
export { NUMBER_FORMATS, type NumberFormat } from './number-format.ts';
export { type AmountTextRefusal, parseAmount } from './parse-amount.ts';
export { writeTypedAmount } from './typed-amount.ts';
