export { ChangeLanguage, type ChangeLanguageFailure, createChangeLanguage } from './change-language.ts';
export { CurrentLocale, createCurrentLocale } from './current-locale.ts';
