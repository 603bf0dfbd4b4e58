import { type Locale, languageOf } from '@member-portal/domain/locale';
import { english } from './english.ts';
import { french } from './french.ts';
import type { Texts } from './texts.ts';

/** The texts of a locale's language. */
export const textsOf = (locale: Locale): Texts => (languageOf(locale) === 'fr' ? french : english);
