export { AdoptLanguage } from './adopt-language.ts';
export {
  ChangeLanguage,
  type ChangeLanguageFailure,
} from './change-language.ts';
export { ChooseLanguage } from './choose-language.ts';
export { CurrentLocale } from './current-locale.ts';
export { RecordLanguageChange } from './record-language-change.ts';
