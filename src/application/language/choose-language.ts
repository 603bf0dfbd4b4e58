import { acceptLocale, type Locale } from '@member-portal/domain/locale';
import type { Result } from 'neverthrow';
import { LanguageChangeStore, Preferences, TenantLocales } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/**
 * Changes the display language of a signed-out visitor. There is no buyer to save, so the locale is only remembered, and
 * the front end reloads (specification, section 4: language change). `RecordLanguageChange` then records the change.
 */
export type ChooseLanguage = (locale: Locale) => Result<void, { readonly kind: 'unsupported-locale' }>;

export const ChooseLanguage = defineUseCase(
  'ChooseLanguage',
  { configuration: TenantLocales, preferences: Preferences, changes: LanguageChangeStore },
  ({ configuration, preferences, changes }): ChooseLanguage =>
    (locale) =>
      acceptLocale(locale, configuration.locales)
        .andTee((accepted) => {
          preferences.rememberLocale(accepted);
          changes.write(accepted);
        })
        .map(() => undefined),
);
