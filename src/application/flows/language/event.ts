import type { Locale } from '@member-portal/domain/locale';
import type { ChangeLanguageFailure } from '../../language/index.ts';

/** A visitor's actions in the language dialog. */
export type LanguageEvent =
  | { readonly kind: 'choose-language'; readonly locale: Locale }
  | { readonly kind: 'change-language' };

/** Results of changing the language. */
export type LanguageResult =
  | { readonly kind: 'changed' }
  | { readonly kind: 'failed'; readonly failure: ChangeLanguageFailure };
