import type { Locale } from '@member-portal/domain/locale';
import type { ChangeLanguageFailure } from '../../language/index.ts';

/** The question whether to change the language, and its outcome. */
export interface LanguageChoice {
  readonly current: Locale;
  /** The languages to choose from, without the present one. */
  readonly others: readonly Locale[];
  readonly chosen: Locale;
  /** Why the choice was not saved; it stays while saving is tried again. */
  readonly failure: ChangeLanguageFailure | undefined;
  /** Rises with every failure, so that a front end announces the same one again. */
  readonly attempt: number;
}

/** A change of language: asked about, being saved, or made. */
export type LanguageState = LanguageChoice & { readonly kind: 'asking' | 'changing' | 'changed' };
