export { AdoptLanguage, createAdoptLanguage } from './adopt-language.ts';
export {
  ChangeLanguage,
  type ChangeLanguageFailure,
  createChangeLanguage,
  readsAfterLanguage,
} from './change-language.ts';
export { ChooseLanguage, createChooseLanguage } from './choose-language.ts';
export { CurrentLocale, createCurrentLocale } from './current-locale.ts';
