export { BeginLanguageChange } from './create.ts';
export type { LanguageEvent } from './event.ts';
export { pageOf } from './page-of.ts';
export type { LanguageChoice, LanguageState } from './state.ts';
