import type { Locale } from '@member-portal/domain/locale';
import type { ChangeLanguageFailure } from '../../language/index.ts';

/** The language dialog and its outcome. */
export interface LanguageChoice {
  readonly current: Locale;
  /** The languages to choose from, without the current one. */
  readonly others: readonly Locale[];
  readonly chosen: Locale;
  /** Why the choice was not saved; kept while saving is retried. */
  readonly failure: ChangeLanguageFailure | undefined;
  /** Increases with every failure, so that a front end announces the same one again. */
  readonly attempt: number;
}

/** A change of language: open, being saved, or made. */
export type LanguageState = LanguageChoice & { readonly kind: 'asking' | 'changing' | 'changed' };
