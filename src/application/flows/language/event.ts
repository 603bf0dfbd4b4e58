import type { Locale } from '@member-portal/domain/locale';
import type { ChangeLanguageFailure } from '../../language/index.ts';

/** What a visitor does when asked for a language. */
export type LanguageEvent =
  | { readonly kind: 'choose-language'; readonly locale: Locale }
  | { readonly kind: 'change-language' };

/** What comes back from changing it. */
export type LanguageResult =
  | { readonly kind: 'changed' }
  | { readonly kind: 'failed'; readonly failure: ChangeLanguageFailure };
